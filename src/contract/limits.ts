/** Numbers of the specification, section 9. */
export const FREE_RECIPES_PER_MONTH = 3
export const PREMIUM_PRICE_USD_CENTS = 399
export const MONEY_BACK_DAYS = 7
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
export const MIN_PASSWORD_LENGTH = 6
export const CONFIDENCE_THRESHOLD = 0.8
export const PROGRESS_CAP_PERCENT = 95
export const IMAGE_FALLBACK_MS = 3000
export const MOBILE_BREAKPOINT_PX = 768
export const AUTH_LOADING_TIMEOUT_MS = 3000
export const SYNC_REFRESH_DELAY_MS = 200
export const AUTH_HEADER_WAIT_MS = 5000
export const CURRENT_USER_RETRIES = 3
export const CURRENT_USER_RETRY_DELAY_MS = 500
export const TOAST_DURATION_MS = 5000
export const TOAST_SWIPE_PX = 50
export const TOOLTIP_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300
export const REDIRECT_DELAYS_MS = { unauthorized: 500, alreadyActive: 1000, signInRequired: 1500 } as const
export const SKELETON_CARDS = 8
export const TOP_CATEGORIES = 3

/** Limits of our own, generous for a cook, but small enough that no cook can fill the server. */
export const MAX_RECIPES = 100_000
export const MAX_PROMPT_LENGTH = 1000
export const MAX_TITLE_LENGTH = 120
export const MAX_DESCRIPTION_LENGTH = 2000
export const MAX_INGREDIENTS = 100
export const MAX_STEPS = 60
export const MAX_LINE_LENGTH = 500
/** Longest heading in an ingredient list, in characters. */
export const MAX_GROUP_LENGTH = 120
export const MAX_STEP_LENGTH = 2000
/** Most ingredients recognised in one photo, or listed to cook from. */
export const MAX_PHOTO_FOODS = 60
export const MAX_NOTES_LENGTH = 20_000
export const MAX_OPEN_GENERATIONS = 3
export const MAX_SUPPORT_SUBJECT_LENGTH = 150
export const MAX_SUPPORT_MESSAGE_LENGTH = 5000
export const SUPPORT_MESSAGES_PER_HOUR = 5
export const MAX_DISLIKES = 40
export const MAX_DISLIKE_LENGTH = 40
/** Most pages read in one upload: photos, and pages of PDFs. */
export const MAX_RECIPE_PAGES = 10
/** Most recipes made from one upload: one for each page. */
export const MAX_RECIPES_PER_UPLOAD = MAX_RECIPE_PAGES

/**
 * Largest file of recipes: enough for hundreds of recipes with photos, and small enough for one machine to
 * unpack.
 */
export const MAX_IMPORT_BYTES = 300 * 1024 * 1024
export const MAX_IMPORT_RECIPES = 5000
export const MAX_IMPORTS_KEPT = 5
