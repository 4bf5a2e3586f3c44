"""A graph of values over rounds or turns: where everything lies in it, its painter, and the widget that shows one."""
