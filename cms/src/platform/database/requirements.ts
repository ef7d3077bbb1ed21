/** Oldest PostgreSQL, as its `server_version_num`: version 15. */
export const oldestPostgres = 150_000

/** Extensions that the schema takes; all are among PostgreSQL's contributed modules. */
export const extensions = ['unaccent', 'pg_trgm', 'fuzzystrmatch']
