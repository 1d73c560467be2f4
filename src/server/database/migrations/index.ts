import type { Migration } from '../migration.ts'
import { cooks } from './2026-11-21-a-cooks.ts'
import { collection } from './2026-11-21-b-collection.ts'
import { generations } from './2026-11-21-c-generations.ts'
import { planning } from './2026-11-21-d-planning.ts'
import { housekeeping } from './2026-11-21-e-housekeeping.ts'
import { refine } from './2026-11-22-d-refine.ts'
import { collectionOrders } from './2026-11-22-g-collection-orders.ts'
import { recipeChanges } from './2026-11-22-h-recipe-changes.ts'
import { search } from './2026-11-22-j-search.ts'
import { reviews } from './2026-11-22-k-reviews.ts'
import { photoLooks } from './2026-11-22-l-photo-looks.ts'
import { captures } from './2026-11-22-m-captures.ts'
import { imports } from './2026-11-22-n-imports.ts'
import { accountState } from './2026-11-22-o-account-state.ts'
import { billing } from './2026-11-22-p-billing.ts'
import { support } from './2026-11-22-r-support.ts'
import { library } from './2026-11-22-s-library.ts'
import { shopping } from './2026-11-22-t-shopping.ts'
import { calendar } from './2026-11-22-u-calendar.ts'
import { privateFiles } from './2026-11-22-w-private-files.ts'
import { ratingsReplaced } from './2026-11-22-x-ratings-replaced.ts'
import { leftIdentities } from './2026-11-24-a-left-identities.ts'
import { byTitle, withoutTitle } from './2026-11-24-b-by-title.ts'
import { leftAccounts } from './2026-11-26-c-left-accounts.ts'
import { recipeRoom } from './2026-11-26-c-recipe-room.ts'
import { restTime } from './2026-11-26-d-rest-time.ts'
import { awaitedPictures } from './2026-11-26-e-awaited-pictures.ts'
import { modelCalls } from './2026-11-26-f-model-calls.ts'
import { proposalPrompt } from './2026-11-28-a-proposal-prompt.ts'

/** All migrations, oldest first. Only ever append. */
export const migrations: readonly Migration[] = [
  cooks,
  collection,
  generations,
  planning,
  housekeeping,
  refine,
  collectionOrders,
  recipeChanges,
  search,
  reviews,
  photoLooks,
  captures,
  imports,
  accountState,
  billing,
  support,
  library,
  shopping,
  calendar,
  privateFiles,
  ratingsReplaced,
  leftIdentities,
  byTitle,
  withoutTitle,
  leftAccounts,
  recipeRoom,
  restTime,
  awaitedPictures,
  modelCalls,
  proposalPrompt,
]
