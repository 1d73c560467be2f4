import { sql } from 'kysely'
import { type Aisle, aisles } from '#contract/aisles.ts'
import { MAX_SHOPPING_MEALS, type ShoppingList } from '#contract/shopping.ts'
import { type Layers, type Mark, type OwnLine, untouched } from '#domain/shopping-layers.ts'
import type { ParsedIngredient } from '#kitchen/ingredients/parsed.ts'
import type { Baseline, Portion, ShoppedRecipe } from '#kitchen/shopping/index.ts'
import type { Queryable } from '#server/database/open.ts'

export interface StoredSource {
  id: string
  recipeId: string | null
  title: string | null
  servings: number | null
  from: string | null
  to: string | null
}

/** Data from which a cook's list is computed. */
export interface ShoppingState {
  sources: StoredSource[]
  /** Single recipes in the order in which they were added to the list, then the meals of the plan by day. */
  portions: Portion[]
  /** Latest meals of the plan that exceed the limit of one list; null when there are none. */
  leftOff: ShoppingList['leftOff']
  /** Ids of the meals that are cooked. */
  cooked: Set<string>
  recipes: Map<string, ShoppedRecipe>
  corrections: Map<string, string>
  layers: Layers
  /** Order of the aisles; null when the cook has never set one. */
  aisles: Aisle[] | null
  staples: string[] | null
  baseline: Baseline | null
}

interface Row {
  list: { aisles: string[] | null; staples: string[] | null; baseline: Baseline | null } | null
  sources: StoredSource[] | null
  meals: (Portion & { isCooked: boolean })[] | null
  leftOff: ShoppingList['leftOff']
  recipes: { id: string; title: string; servings: number; ingredients: ParsedIngredient[] }[] | null
  corrections: Record<string, string> | null
  lines: (Omit<OwnLine, 'aisle'> & { aisle: string | null })[] | null
  marks: (Mark & { key: string })[] | null
}

const ms = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) * 1000)`

/**
 * Reads everything that a list consists of at once.
 * @param since meals before this day are not read: they are over, wherever on earth the cook is
 * @param withPlan false leaves the calendar out, because it is part of Premium
 */
export async function readShopping(
  db: Queryable,
  userId: string,
  { since, withPlan }: { since: string; withPlan: boolean },
): Promise<ShoppingState> {
  const { rows } = await sql<Row>`
    with sources as materialized (
      select * from shopping_sources where user_id = ${userId}
    ), planned as materialized (
      select m.user_id, m.id, m.recipe_id, m.date, m.servings, m.cooked_at from meal_entries m
      where m.user_id = ${userId} and ${withPlan} and m.kind = 'recipe' and m.recipe_id is not null
        and m.date between greatest(${since}::date, (select min(from_date) from sources))
          and (select max(to_date) from sources)
        and exists (select from sources s where m.date between s.from_date and s.to_date)
    ), meals as materialized (
      select * from planned order by date, id limit ${MAX_SHOPPING_MEALS}
    ), shopped as materialized (
      select r.id, r.title, r.servings, r.parsed_ingredients from recipes r
      where r.user_id = ${userId}
        and r.id in (select recipe_id from sources union select recipe_id from meals)
    )
    select
      (select jsonb_build_object('aisles', l.aisles, 'staples', l.staples, 'baseline', l.baseline)
        from shopping_lists l where l.user_id = ${userId}) as list,
      (select jsonb_agg(jsonb_build_object('id', s.id, 'recipeId', s.recipe_id, 'title', r.title,
          'servings', coalesce(s.servings, r.servings), 'from', s.from_date, 'to', s.to_date)
          order by s.created_at, s.id)
        from sources s left join shopped r on r.id = s.recipe_id) as sources,
      (select jsonb_agg(jsonb_build_object('recipeId', recipe_id, 'date', date, 'mealId', id,
          'servings', servings, 'isCooked', cooked_at is not null) order by date, id) from meals) as meals,
      (select jsonb_build_object('meals', count(*), 'from', min(date))
        from (select date from planned order by date, id offset ${MAX_SHOPPING_MEALS}) later
        having count(*) > 0) as "leftOff",
      (select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'servings', servings,
          'ingredients', parsed_ingredients)) from shopped) as recipes,
      (select jsonb_object_agg(name, food_id) from food_corrections where user_id = ${userId}) as corrections,
      (select jsonb_agg(jsonb_build_object('id', id, 'text', text, 'aisle', aisle,
          'createdAt', ${ms('created_at')}, 'updatedAt', ${ms('updated_at')}))
        from shopping_lines where user_id = ${userId}) as lines,
      (select jsonb_agg(jsonb_build_object('key', line_key, 'tickedAt', ${ms('ticked_at')},
          'tickedAmount', ticked_amount, 'tickChangedAt', ${ms('tick_changed_at')},
          'hiddenAt', ${ms('hidden_at')}, 'boughtAmount', bought_amount,
          'hideChangedAt', ${ms('hide_changed_at')}))
        from shopping_marks where user_id = ${userId}) as marks`.execute(db)
  return stateOf(rows[0]!) // a select without a table returns one row
}

function stateOf({ list, sources, meals, leftOff, recipes, corrections, lines, marks }: Row): ShoppingState {
  const alone = (sources ?? []).flatMap(({ recipeId, servings }) =>
    recipeId ? [{ recipeId, date: null, mealId: null, servings }] : [],
  )
  return {
    sources: sources ?? [],
    portions: [...alone, ...(meals ?? [])],
    leftOff,
    cooked: new Set((meals ?? []).flatMap(({ mealId, isCooked }) => (isCooked && mealId ? [mealId] : []))),
    recipes: new Map((recipes ?? []).map(({ id, ...recipe }) => [id, recipe])),
    corrections: new Map(Object.entries(corrections ?? {})),
    layers: {
      lines: new Map((lines ?? []).map((line) => [line.id, { ...line, aisle: knownAisle(line.aisle) }])),
      marks: new Map((marks ?? []).map(({ key, ...mark }) => [key, wholeMark(mark)])),
    },
    aisles: list?.aisles?.flatMap((aisle) => knownAisle(aisle) ?? []) ?? null,
    staples: list?.staples ?? null,
    baseline: list?.baseline ?? null,
  }
}

/** Returns a known aisle; a name of an older version, or of an imported file, counts as none. */
const knownAisle = (name: string | null): Aisle | null => aisles.find((aisle) => aisle === name) ?? null

/** Completes a mark, because one of an imported file may lack some of the times. */
const wholeMark = (mark: Mark): Mark => ({
  ...mark,
  tickChangedAt: mark.tickChangedAt ?? mark.tickedAt ?? untouched.tickChangedAt,
  hideChangedAt: mark.hideChangedAt ?? mark.hiddenAt ?? untouched.hideChangedAt,
})
