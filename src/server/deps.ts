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

/** Everything outside the process, as one value that main and the tests fill. */
export interface Deps {
  db: Database
  addressHash: AddressHash
  ai: Ai
  /** The recipes that the built-in kitchen knows, and the names that cravings may name them by. */
  cookbook: Cookbook
  identity: Identity
  pictures: Pictures
  mail: Mailer
  /** null when this installation takes no cards. */
  billing: BillingProvider | null
  photos: Photos
  /** Pages of the web that recipes are imported from. */
  pages: Pages
  reader: Reader
  /** Pages, texts and long recipes, read beside the event loop. */
  reading: Reading
  clock: Clock
  log: Log
}
