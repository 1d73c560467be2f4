/**
 * Search and "what can I make" of a cook with 10,000 recipes among those of others (CROWD recipes, 50,000 by
 * default). Method: recipes of the built-in kitchen, on a PostgreSQL of the run's own; each search alternates
 * with its limit, the smallest statement that reads the same rows; 21 rounds, ratio of the medians. A word in
 * every recipe is the worst case: all 10,000 are ranked. The milliseconds are for comparison only.
 */
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { atHand } from '#kitchen/pantry/index.ts'
import { recipeContent } from '#kitchen/recipe-content.ts'
import { makeableRecipes } from '#server/stores/pantry.ts'
import { searchRecipes } from '#server/stores/search.ts'
import { searchQuery, searchVector } from '#server/stores/search-terms.ts'
import { answerTo, readWords } from '#testing/answer-to.ts'
import { aCook, noon } from '#testing/database-builders.ts'
import { openScratchDatabase } from '#testing/database-scratch.ts'
import { against } from './lib/against.ts'
import { report } from './lib/report.ts'

const MINE = 10_000
const THEIRS = 500
const crowd = Number(process.env.CROWD ?? 50_000)

const cravings =
  'mushroom pasta;beef stew;chicken curry;tomato soup;lentil soup;pancakes;greek salad;banana bread;fish tacos;fried rice'
const contents = cravings.split(';').flatMap((words) =>
  Array.from({ length: 30 }, (_, seed) => {
    const made = answerTo(readWords(words), seed + 1, words)
    return made.kind === 'recipe' ? [recipeContent(made.draft, { rules: [], findings: [] })] : []
  }).flat(),
)

const { db, close } = await openScratchDatabase()

async function fill(count: number): Promise<string> {
  const { id: userId } = await aCook(db)
  for (let from = 0; from < count; from += THEIRS) {
    const rows = Array.from({ length: Math.min(THEIRS, count - from) }, (_, at) => {
      const { draft, parsedIngredients, foods = [] } = contents[(from + at) % contents.length]!
      return {
        user_id: userId,
        id: uuidv7(),
        title: draft.title,
        description: draft.description,
        category: draft.category,
        prep_time: draft.prepTime,
        cook_time: draft.cookTime,
        servings: draft.servings,
        ingredients: JSON.stringify(draft.ingredients),
        parsed_ingredients: JSON.stringify(parsedIngredients),
        instructions: JSON.stringify(draft.instructions),
        grocery_list: '{}',
        source: JSON.stringify({ kind: 'text', engine: null, prompt: null }),
        search: sql<string>`${searchVector(userId, draft)}::tsvector`,
        foods,
        needs_index: false,
        created_at: noon,
        updated_at: noon,
      }
    })
    await db.insertInto('recipes').values(rows).execute()
  }
  return userId
}

const cook = await fill(MINE)
for (let filled = 0; filled < crowd; filled += THEIRS) await fill(THEIRS)
await sql`analyze`.execute(db)

const search = (q: string) => () => searchRecipes(db, cook, { q, limit: 24 })
/** Reads the search words of every recipe that matches, which a ranking must read at least. */
const readAll = (q: string) => () =>
  sql`select sum(length(search)) from recipes
    where user_id = ${cook} and search @@ (select ${searchQuery(cook, q)}::tsquery)`.execute(db)
const answers = 'chicken,onion,rice,garlic,tomatoes'.split(',').flatMap((have) => atHand(have)?.answers ?? [])

const measures = [
  ...(await against('two words', 4, search('mushroom pasta'), readAll('mushroom pasta'))),
  ...(await against('a word in every recipe', 3, search('salt'), readAll('salt'))),
  ...(await against('a word with a slip', 12, search('chiken'), readAll('chicken'))),
  ...(await against(
    'what can I make',
    4,
    () => makeableRecipes(db, cook, { answers, limit: 24 }),
    () => sql`select sum(cardinality(foods)) from recipes where user_id = ${cook}`.execute(db),
  )),
]
await close()
report(`Search in 10,000 recipes among ${MINE + crowd}`, measures)
