"""Painting of everything that is not a stock widget: functions that take a QPainter, sizes in exact pixels.

Colours come from the theme in use; callers scale sizes with `Metrics.px` or `Metrics.f`.
"""
