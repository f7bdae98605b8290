/** Drizzle's words for tables and columns, read from here for the reason that queries.ts gives. */
// biome-ignore lint/performance/noBarrelFile: it is one so that the package is looked up once.
// biome-ignore lint/performance/noReExportAll: all of it is loaded in any case.
export * from 'drizzle-orm/pg-core'
