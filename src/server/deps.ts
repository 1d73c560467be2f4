import type { Cookbook } from '#kitchen/cookbook/open-cookbook.ts'
import type { Database } from '#server/database/open.ts'
import type { AddressHash } from '#server/ports/address-hash.ts'
import type { Ai } from '#server/ports/ai.ts'
import type { BillingProvider } from '#server/ports/billing.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Identity } from '#server/ports/identity.ts'
import type { Log } from '#server/ports/log.ts'
import type { Mailer } from '#server/ports/mail.ts'
import type { Pages } from '#server/ports/pages.ts'
import type { Photos } from '#server/ports/photos.ts'
import type { Pictures } from '#server/ports/pictures.ts'
import type { Reader } from '#server/ports/reader.ts'
import type { Reading } from '#server/ports/reading.ts'

/** Everything outside of the process, as one value that main and the tests fill. */
export interface Deps {
  db: Database
  addressHash: AddressHash
  ai: Ai
  /** Recipes that the built-in kitchen knows, with the names by which cravings may call them. */
  cookbook: Cookbook
  identity: Identity
  pictures: Pictures
  mail: Mailer
  /** Card provider; null when this installation takes no cards. */
  billing: BillingProvider | null
  photos: Photos
  /** Client for pages of the web from which recipes are imported. */
  pages: Pages
  reader: Reader
  /** Reads pages, texts and long recipes in worker threads. */
  reading: Reading
  clock: Clock
  log: Log
}
