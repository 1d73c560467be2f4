import { findBinaries } from '#server/database/embedded/binaries.ts'

/**
 * `node dist/server/prepare-database.js`, run by a user with write access to `node_modules`, such as the
 * build of an image, prepares the embedded PostgreSQL for users without that access.
 */
await findBinaries()
