"""The primitive changes of a state: each emits its event and updates what every player knows."""
