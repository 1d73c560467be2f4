import { findBinaries } from '#server/database/embedded/binaries.ts'

/**
 * `node dist/server/prepare-database.js`, by whoever may write into `node_modules`, such as the build of an image: the
 * embedded PostgreSQL then starts for a user who may not.
 */
await findBinaries()
