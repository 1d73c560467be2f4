import type { Tables } from '#server/database/tables.ts'

/**
 * Placement of a table when the database is distributed over machines (docs/operations.md): with its owner,
 * by the key that finds a row, as a copy on every machine, or on the coordinator because it is small or
 * swept.
 */
export type Place = 'owner' | 'key' | 'everywhere' | 'coordinator'

/** Placement of each table; the type makes a new table a compile error until its placement is chosen. */
export const places: Readonly<Record<keyof Tables, Place>> = {
  api_tokens: 'key',
  audit_log: 'coordinator',
  awaited_pictures: 'owner',
  billing_events: 'coordinator',
  calendar_feeds: 'key',
  captures: 'owner',
  cooked_log: 'owner',
  deleted_recipes: 'owner',
  folders: 'owner',
  food_corrections: 'owner',
  generation_events: 'owner',
  generations: 'owner',
  import_items: 'owner',
  imports: 'owner',
  jobs: 'coordinator',
  left_accounts: 'coordinator',
  left_identities: 'coordinator',
  mails: 'coordinator',
  meal_entries: 'owner',
  model_calls: 'coordinator',
  model_failures: 'coordinator',
  photo_looks: 'owner',
  pictures: 'key',
  popular_bans: 'everywhere',
  popular_recipes: 'everywhere',
  popular_reports: 'everywhere',
  private_files: 'coordinator',
  rate_limits: 'coordinator',
  rating_totals: 'key',
  ratings: 'owner',
  recipe_reviews: 'owner',
  recipe_versions: 'owner',
  recipes: 'owner',
  refine_proposals: 'owner',
  sbx_clock: 'coordinator',
  sbx_customers: 'coordinator',
  sbx_events: 'coordinator',
  sbx_idempotency: 'coordinator',
  sbx_invoices: 'coordinator',
  sbx_payments: 'coordinator',
  sbx_subscriptions: 'coordinator',
  share_links: 'key',
  shelf_recipes: 'owner',
  shopping_changes: 'owner',
  shopping_lines: 'owner',
  shopping_lists: 'owner',
  shopping_marks: 'owner',
  shopping_sources: 'owner',
  subscriptions: 'owner',
  support_messages: 'owner',
  // Placed by the user's own id, on the machine of everything that the user owns.
  users: 'key',
}

/** Tables that a distributed engine would distribute by their owner. */
export const ownedTables = (Object.keys(places) as (keyof Tables)[]).filter(
  (table) => places[table] === 'owner',
)
