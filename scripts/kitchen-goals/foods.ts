/**
 * Goals for the food table: its consistency, its agreement with a food-composition table, and its coverage of
 * written lines.
 */
import { readFileSync } from 'node:fs'
import { type Food, foods, matchFood } from '#kitchen/foods/index.ts'
import { foodOf, parseIngredientLine } from '#kitchen/ingredients/index.ts'
import type { Failure, Section } from './goal.ts'

interface Reference {
  ndb: string
  name: string
  kcal: number
  /** Protein, carbohydrate and fat in g per 100 g. */
  macros: [number, number, number]
}

/** Reads a tab-separated table with the columns ndb, name, kcal, protein_g, carbs_g, fat_g, in any order. */
export function readReference(path: string): Reference[] {
  const [head = '', ...rows] = readFileSync(path, 'utf8').trim().split('\n')
  const columns = head.split('\t')
  const column = (name: string) => {
    const at = columns.indexOf(name)
    if (at < 0) throw new Error(`${path} has no column ${name}`)
    return at
  }
  const [ndb, name, kcal, protein, carbs, fat] = ['ndb', 'name', 'kcal', 'protein_g', 'carbs_g', 'fat_g'].map(
    column,
  )
  return rows.map((row) => {
    const cells = row.split('\t')
    const number = (at: number | undefined) => Number(cells[at ?? -1])
    return {
      ndb: cells[ndb ?? -1] ?? '',
      name: cells[name ?? -1] ?? '',
      kcal: number(kcal),
      macros: [number(protein), number(carbs), number(fat)],
    }
  })
}

const within = (ours: number, theirs: number, share: number, atLeast: number) =>
  Math.abs(ours - theirs) <= Math.max(share * theirs, atLeast) + 1e-9

/**
 * Compares a food's energy with the 4-4-9 rule. Fibre gives about 2 kcal a gram less, and alcohol 7 that the
 * rule ignores, so both get a wide tolerance.
 */
function addsUp(food: Food): boolean {
  if (food.tags.includes('alcohol') || food.fiber > 20) return true
  const { protein, carbs, fat, fiber, kcal } = food
  const most = 4 * protein + 4 * carbs + 9 * fat
  const least = most - 4 * fiber
  return kcal <= most * 1.15 + 12 && kcal >= least * 0.85 - 12
}

export function foodsSection(
  reference: readonly Reference[] | null,
  writtenLines: readonly string[],
): Section {
  const known = writtenLines.filter((line) => foodOf(parseIngredientLine(line)) !== null)
  const odd = foods.filter((food) => !addsUp(food))
  const against = reference === null ? null : compared(reference)
  return {
    title: `Foods: ${foods.length} in our table`,
    goals: [
      {
        name: 'Energy agrees with 4-4-9 within 15 %',
        good: foods.length - odd.length,
        of: foods.length,
        target: 0.97,
      },
      { name: 'Food of a written line is known', good: known.length, of: writtenLines.length, target: 0.9 },
      ...(against?.goals ?? []),
    ],
    failures: [
      ...odd.map(({ id, kcal }) => ({ kind: 'energy is not 4-4-9', example: `${id}: ${kcal} kcal` })),
      ...writtenLines
        .filter((line) => !known.includes(line))
        .map((line) => ({ kind: 'food of a line unknown', example: line })),
      ...(against?.failures ?? []),
    ],
    notes: reference === null ? ['--data with a foods.tsv compares the figures with a reference'] : [],
  }
}

function compared(reference: readonly Reference[]): Pick<Section, 'goals' | 'failures'> {
  const shared = reference.flatMap((theirs) => {
    const ours = foods.find((food) => food.source === `USDA NDB ${theirs.ndb}`)
    return ours ? [{ ours, theirs }] : []
  })
  const energy = shared.filter(({ ours, theirs }) => within(ours.kcal, theirs.kcal, 0.05, 1))
  const macros = shared.flatMap(({ ours, theirs }) =>
    [ours.protein, ours.carbs, ours.fat].map((value, at) => ({
      id: ours.id,
      value,
      theirs: theirs.macros[at] ?? 0,
      right: within(value, theirs.macros[at] ?? 0, 0.1, 1),
    })),
  )
  const named = reference.filter(({ name }) => matchFood(name) !== null)
  const failures: Failure[] = [
    ...shared
      .filter((pair) => !energy.includes(pair))
      .map(({ ours, theirs }) => ({
        kind: 'energy off',
        example: `${ours.id}: ${ours.kcal}, not ${theirs.kcal}`,
      })),
    ...macros
      .filter(({ right }) => !right)
      .map(({ id, value, theirs }) => ({
        kind: 'macronutrient off',
        example: `${id}: ${value}, not ${theirs}`,
      })),
    ...reference
      .filter((each) => !named.includes(each))
      .map(({ name }) => ({ kind: 'reference food unknown to us', example: name })),
  ]
  return {
    goals: [
      { name: 'Energy within 5 % of the reference', good: energy.length, of: shared.length, target: 1 },
      {
        name: 'Macronutrients within 10 % or 1 g',
        good: macros.filter(({ right }) => right).length,
        of: macros.length,
        target: 1,
      },
      {
        name: 'Reference foods that we know by name',
        good: named.length,
        of: reference.length,
        target: 0.95,
      },
    ],
    failures,
  }
}
