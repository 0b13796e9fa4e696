"""The server: tables that live in a database, played over HTTP and WebSocket."""
