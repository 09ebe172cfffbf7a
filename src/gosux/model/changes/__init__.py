"""The primitive changes of a state: each tells its event and keeps what every player knows."""
