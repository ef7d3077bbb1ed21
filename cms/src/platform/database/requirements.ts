/** Minimum PostgreSQL version, as `server_version_num`: version 15. */
export const oldestPostgres = 150_000

/** Extensions that the schema uses; all are contributed modules of PostgreSQL. */
export const extensions = ['unaccent', 'pg_trgm', 'fuzzystrmatch']
