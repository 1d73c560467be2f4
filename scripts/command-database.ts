import { identityMigrations } from '#identity/migrations.ts'
import { type PrivateFolder, privateFilesBelow } from '#identity/private-file.ts'
import { openBilling } from '#server/adapters/billing/open-billing.ts'
import { type Config, ConfigError, loadEnvFile, readConfig } from '#server/config.ts'
import { isMigrated } from '#server/database/migrate.ts'
import { type Database, type OpenDatabase, openDatabase } from '#server/database/open.ts'
import { systemClock } from '#server/ports/clock.ts'
import type { Log } from '#server/ports/log.ts'

/** A log for commands that prints only warnings and errors, on the error stream. */
export const log: Log = {
  info: () => undefined,
  warn: (_fields, message) => console.error(message),
  error: (_fields, message) => console.error(message),
}

/** Opens the installation's database as the server does; a running server and a command share it. */
export async function openForCommand({
  migrated = true,
} = {}): Promise<{ database: OpenDatabase; config: Config }> {
  try {
    loadEnvFile()
    const config = readConfig()
    const { databaseUrl, dataDir } = config
    const database = await openDatabase({ url: databaseUrl ?? undefined, dataDir, log, poolSize: 2 })
    if (!migrated || (await isMigrated(database.db, identityMigrations))) return { database, config }
    await database.close()
    throw new ConfigError(
      'This database is not what this version of Larder works with: start Larder once, then try again.',
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(error instanceof ConfigError ? 2 : 1)
  }
}

/** Opens the payment provider as the server does; events of the sandbox wait for the server. */
export const openBillingForCommand = async (db: Database, secrets: PrivateFolder) =>
  await openBilling(readConfig().billing, {
    db,
    clock: systemClock,
    log,
    folder: privateFilesBelow(secrets, 'billing'),
  })
