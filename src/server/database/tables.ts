// Made by `npm run db:types` from the migrated database; a test fails when the two differ.
import type { ColumnType, Generated } from 'kysely'
import type { Category, SubscriptionStatus } from '#contract/common.ts'
import type { Problem } from '#contract/problem.ts'
import type {
  CheckReport,
  GroceryList,
  Ingredient,
  Nutrition,
  NutritionCoverage,
  RecipeDraft,
  RecipeSource,
} from '#contract/recipe.ts'
import type { ParsedIngredient } from '#kitchen/ingredients/parsed.ts'
import type { KeptReview } from '#kitchen/reading/review.ts'

/** jsonb: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
type GeneratedJson<T> = ColumnType<T, string | undefined, string>

export interface ApiTokensTable {
  token_hash: Buffer
  user_id: string
  id: string
  name: string
  scopes: Generated<string[]>
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
}

export interface AuditLogTable {
  id: string
  at: Date
  actor_id: string | null
  actor_label: string
  subject_id: string | null
  action: string
  detail: GeneratedJson<unknown>
}

export interface AwaitedPicturesTable {
  user_id: string
  recipe_id: string
  drawn_hash: string
  quality: 'standard' | 'high'
  state: Generated<'coming' | 'failed'>
  attempts: Generated<number>
  lease_until: Date
  created_at: Date
}

export interface BillingEventsTable {
  id: string
  provider: string
  type: string
  customer_id: string | null
  received_at: Date
  handled_at: Date | null
}

export interface CalendarFeedsTable {
  token_hash: Buffer
  user_id: string
  created_at: Date
}

export interface CapturesTable {
  user_id: string
  id: string
  source: Json<RecipeSource>
  notes: string
  picture_hash: string | null
  recipe_id: string | null
  created_at: Date
}

export interface CookedLogTable {
  user_id: string
  id: string
  recipe_id: string | null
  title: string
  cooked_on: string
  servings: number | null
  note: string | null
  created_at: Date
  from_plan: Generated<boolean>
}

export interface DeletedRecipesTable {
  user_id: string
  id: string
  recipe: Json<unknown>
  kept: Json<unknown>
  image_hashes: string[]
  deleted_at: Date
}

export interface FoldersTable {
  user_id: string
  id: string
  name: string
  color: string
  created_at: Date
  updated_at: Date
}

export interface FoodCorrectionsTable {
  user_id: string
  name: string
  food_id: string
  updated_at: Date
}

export interface GenerationEventsTable {
  user_id: string
  generation_id: string
  seq: number
  type: 'stage' | 'partial' | 'done' | 'error'
  data: Json<unknown>
  created_at: Date
}

export interface GenerationsTable {
  user_id: string
  id: string
  kind: 'text' | 'ingredients' | 'option' | 'ocr' | 'refine' | 'import'
  month: string
  idempotency_key: string
  state: 'reserved' | 'committed' | 'released'
  job: 'running' | 'done' | 'failed' | 'cancelled' | 'interrupted'
  stage: string | null
  attempt: number
  request: Json<unknown>
  lease_until: Date | null
  recipe_id: string | null
  problem: JsonOrNull<Problem>
  seen_at: Date | null
  started_at: Date
  ended_at: Date | null
}

export interface ImportItemsTable {
  user_id: string
  import_id: string
  position: number
  kind: 'recipe' | 'folder' | 'part'
  key: string
  title: string
  content: Json<unknown>
  image_hashes: Generated<string[]>
  duplicate_of: string | null
  duplicate_title: string | null
  duplicate_exact: Generated<boolean>
  imported_id: string
  state: Generated<'waiting' | 'saved' | 'skipped' | 'failed'>
}

export interface ImportsTable {
  user_id: string
  id: string
  state: 'reading' | 'ready' | 'saving' | 'done' | 'failed'
  file_name: string
  app: string | null
  read_share: Generated<number>
  unread: Generated<string[]>
  choice: JsonOrNull<unknown>
  folder_ids: GeneratedJson<unknown>
  problem: JsonOrNull<unknown>
  lease_until: Date | null
  created_at: Date
  updated_at: Date
}

export interface JobsTable {
  id: string
  kind: string
  key: string
  payload: GeneratedJson<unknown>
  due_at: Date
  attempts: Generated<number>
  last_error: string | null
  created_at: Date
}

export interface LeftAccountsTable {
  address_hash: Buffer
  month: string
  used: number
  had_refund: boolean
  left_at: Date
}

export interface LeftIdentitiesTable {
  uid_hash: Buffer
  left_at: Date
}

export interface MailsTable {
  id: string
  recipient: string
  reply_to: string | null
  subject: string
  text: string
  html: string | null
  headers: GeneratedJson<unknown>
  due_at: Date
  attempts: Generated<number>
  last_error: string | null
  created_at: Date
  sent_at: Date | null
}

export interface MealEntriesTable {
  user_id: string
  id: string
  date: string
  meal_type: 'breakfast' | 'lunch' | 'dinner' | 'prep'
  kind: Generated<'recipe' | 'leftovers' | 'text'>
  recipe_id: string | null
  text: string | null
  servings: number | null
  note: string | null
  cooked_at: Date | null
  created_at: Date
  updated_at: Date
  cooked_on: string | null
}

export interface ModelCallsTable {
  day: string
  engine: string
  call: string
  outcome: string
  calls: Generated<number>
  input_tokens: Generated<number>
  output_tokens: Generated<number>
  ms: Generated<number>
}

export interface ModelFailuresTable {
  id: string
  at: Date
  engine: string
  call: string
  kind: string
  address: string
  said: string | null
}

export interface PhotoLooksTable {
  user_id: string
  look_id: string | null
  lease_until: Date | null
  day: string
  looks: number
}

export interface PicturesTable {
  hash: string
  width: number
  height: number
  created_at: Date
  touched_at: Date
}

export interface PopularBansTable {
  recipe_id: string
  created_at: Date
}

export interface PopularRecipesTable {
  id: string
  owner_id: string | null
  title: string
  description: string
  category: string
  prep_time: number
  cook_time: number
  servings: number
  content: Json<unknown>
  image_hash: string | null
  image_alt: string | null
  seasons: Generated<string[]>
  ratings: Generated<number>
  stars: Generated<number>
  rank: Generated<number>
  listed_at: Date
  cuisine: string | null
  revision: string | null
  foods: Generated<string[]>
  search: Generated<string>
  rest_time: Generated<number>
}

export interface PopularReportsTable {
  user_id: string
  id: string
  recipe_id: string
  reason: string
  note: string
  created_at: Date
  closed_at: Date | null
}

export interface PrivateFilesTable {
  name: string
  content: string
}

export interface RateLimitsTable {
  bucket: string
  hits: number
  resets_at: Date
}

export interface RatingTotalsTable {
  recipe_id: string
  ratings: number
  stars: number
}

export interface RatingsTable {
  user_id: string
  recipe_id: string
  rating: number
  comment: string | null
  tags: Generated<string[]>
  created_at: Date
  updated_at: Date
  replaced: number | null
}

export interface RecipeReviewsTable {
  user_id: string
  recipe_id: string
  review: Json<KeptReview>
  photos: string[]
  created_at: Date
}

export interface RecipeVersionsTable {
  user_id: string
  recipe_id: string
  version: number
  content: Json<unknown>
  image_hash: string | null
  reason: string
  created_at: Date
  detail: string | null
}

export interface RecipesTable {
  user_id: string
  id: string
  title: string
  description: string
  category: Category
  prep_time: number
  cook_time: number
  servings: number
  ingredients: Json<Ingredient[]>
  parsed_ingredients: Json<ParsedIngredient[]>
  instructions: Json<string[]>
  grocery_list: Json<GroceryList>
  nutrition: JsonOrNull<Nutrition>
  nutrition_coverage: JsonOrNull<NutritionCoverage>
  checks: JsonOrNull<CheckReport>
  source: Json<RecipeSource>
  image_hash: string | null
  image_alt: string | null
  is_favorite: Generated<boolean>
  folder_id: string | null
  origin_id: string | null
  shared_at: Date | null
  is_listed: Generated<boolean>
  notes: Generated<string>
  version: Generated<number>
  search: string
  created_at: Date
  updated_at: Date
  foods: string[] | null
  needs_index: Generated<boolean>
  in_review_since: Date | null
  rest_time: Generated<number>
}

export interface RefineProposalsTable {
  user_id: string
  id: string
  recipe_id: string
  recipe_version: number
  wish: string
  engine: string
  draft: Json<RecipeDraft>
  checks: Json<CheckReport>
  created_at: Date
  prompt_version: string | null
}

export interface SbxClockTable {
  id: number
  offset_seconds: number
}

export interface SbxCustomersTable {
  id: string
  reference: string
  email: string
  card_scenario: string | null
  card_brand: string | null
  card_last4: string | null
  created_at: Date
}

export interface SbxEventsTable {
  id: string
  type: string
  payload: Json<unknown>
  created_at: Date
  due_at: Date | null
  attempts: Generated<number>
  last_error: string | null
}

export interface SbxIdempotencyTable {
  key: string
  fingerprint: string
  object_id: string
  created_at: Date
}

export interface SbxInvoicesTable {
  id: string
  number: string
  customer_id: string
  subscription_id: string
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  amount: number
  currency: string
  period_start: Date
  period_end: Date
  created_at: Date
  paid_at: Date | null
}

export interface SbxPaymentsTable {
  id: string
  invoice_id: string
  customer_id: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  amount: number
  currency: string
  scenario: string | null
  brand: string | null
  last4: string | null
  challenge_id: string | null
  paid_at: Date | null
  refunded_amount: Generated<number>
  disputed_at: Date | null
  created_at: Date
}

export interface SbxSubscriptionsTable {
  id: string
  customer_id: string
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'
  created_at: Date
  anchor_at: Date
  period_no: Generated<number>
  period_start: Date
  period_end: Date
  cancel_at_period_end: Generated<boolean>
  retries: Generated<number>
  due_at: Date | null
  ended_at: Date | null
}

export interface ShareLinksTable {
  recipe_id: string
  user_id: string
  created_at: Date
}

export interface ShelfRecipesTable {
  user_id: string
  recipe_id: string
  added_at: Date
}

export interface ShoppingChangesTable {
  user_id: string
  id: string
  made_at: Date
}

export interface ShoppingLinesTable {
  user_id: string
  id: string
  text: string
  aisle: string | null
  created_at: Date
  updated_at: Date
}

export interface ShoppingListsTable {
  user_id: string
  aisles: string[] | null
  staples: string[] | null
  baseline: JsonOrNull<unknown>
  updated_at: Date
}

export interface ShoppingMarksTable {
  user_id: string
  line_key: string
  ticked_at: Date | null
  hidden_at: Date | null
  updated_at: Date
  ticked_amount: string | null
  bought_amount: string | null
  tick_changed_at: Date | null
  hide_changed_at: Date | null
}

export interface ShoppingSourcesTable {
  user_id: string
  id: string
  recipe_id: string | null
  servings: number | null
  from_date: string | null
  to_date: string | null
  created_at: Date
}

export interface SubscriptionsTable {
  user_id: string
  provider: string
  livemode: Generated<boolean>
  account_hash: string | null
  customer_id: string | null
  subscription_id: string | null
  attempt: Generated<number>
  status: Generated<SubscriptionStatus>
  current_period_end: Date | null
  cancel_at_period_end: Generated<boolean>
  first_paid_at: Date | null
  refunded_at: Date | null
  disputed_at: Date | null
  override_by: string | null
  override_at: Date | null
  synced_at: Date | null
  provider_status: string | null
  current_period_start: Date | null
  status_until: Date | null
  status_after: 'free' | 'active' | 'canceled' | 'past_due' | null
  customer_key: Generated<number>
  sync_ticket: Generated<number>
  synced_ticket: Generated<number>
  checkout_token: string | null
  checkout_until: Date | null
  latest_payment_id: string | null
  payment_problem_at: Date | null
}

export interface SupportMessagesTable {
  user_id: string
  id: string
  subject: string
  message: string
  is_priority: Generated<boolean>
  created_at: Date
  claimed_at: Date | null
  mailed_at: Date | null
}

export interface UsersTable {
  id: string
  identity_uid: string
  email: string
  email_verified: Generated<boolean>
  first_name: string | null
  last_name: string | null
  picture_url: string | null
  is_admin: Generated<boolean>
  subscription_status: Generated<SubscriptionStatus>
  status_override: SubscriptionStatus | null
  units: Generated<'us' | 'metric'>
  hemisphere: Generated<'north' | 'south'>
  theme: Generated<'system' | 'light' | 'dark'>
  allergies: Generated<string[]>
  diets: Generated<string[]>
  dislikes: Generated<string[]>
  created_at: Date
  updated_at: Date
  disabled_at: Date | null
  image_hash: string | null
  status_until: Date | null
  status_after: 'free' | 'active' | 'canceled' | 'past_due' | null
  meal_times: GeneratedJson<unknown>
  carried_month: string | null
  carried_used: Generated<number>
  had_refund: Generated<boolean>
  recipe_room: number | null
}

export interface Tables {
  api_tokens: ApiTokensTable
  audit_log: AuditLogTable
  awaited_pictures: AwaitedPicturesTable
  billing_events: BillingEventsTable
  calendar_feeds: CalendarFeedsTable
  captures: CapturesTable
  cooked_log: CookedLogTable
  deleted_recipes: DeletedRecipesTable
  folders: FoldersTable
  food_corrections: FoodCorrectionsTable
  generation_events: GenerationEventsTable
  generations: GenerationsTable
  import_items: ImportItemsTable
  imports: ImportsTable
  jobs: JobsTable
  left_accounts: LeftAccountsTable
  left_identities: LeftIdentitiesTable
  mails: MailsTable
  meal_entries: MealEntriesTable
  model_calls: ModelCallsTable
  model_failures: ModelFailuresTable
  photo_looks: PhotoLooksTable
  pictures: PicturesTable
  popular_bans: PopularBansTable
  popular_recipes: PopularRecipesTable
  popular_reports: PopularReportsTable
  private_files: PrivateFilesTable
  rate_limits: RateLimitsTable
  rating_totals: RatingTotalsTable
  ratings: RatingsTable
  recipe_reviews: RecipeReviewsTable
  recipe_versions: RecipeVersionsTable
  recipes: RecipesTable
  refine_proposals: RefineProposalsTable
  sbx_clock: SbxClockTable
  sbx_customers: SbxCustomersTable
  sbx_events: SbxEventsTable
  sbx_idempotency: SbxIdempotencyTable
  sbx_invoices: SbxInvoicesTable
  sbx_payments: SbxPaymentsTable
  sbx_subscriptions: SbxSubscriptionsTable
  share_links: ShareLinksTable
  shelf_recipes: ShelfRecipesTable
  shopping_changes: ShoppingChangesTable
  shopping_lines: ShoppingLinesTable
  shopping_lists: ShoppingListsTable
  shopping_marks: ShoppingMarksTable
  shopping_sources: ShoppingSourcesTable
  subscriptions: SubscriptionsTable
  support_messages: SupportMessagesTable
  users: UsersTable
}
