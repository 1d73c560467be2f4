import type { Kit } from './kit.ts'
import { pantryItem } from './pantry/index.ts'

/**
 * A place for what was asked for and found no slot in the dish: beside it, on it or in it, as its role
 * suggests. Better a fair side dish than a forgotten wish.
 */
export function placeExtras(kit: Kit): void {
  const sweet = kit.dish.kind === 'sweet'
  for (const id of kit.unplaced()) {
    const item = pantryItem(id)
    if (!item || !kit.ok(id)) continue
    const roles: readonly string[] = item.roles
    const is = (...names: string[]) => names.some((name) => roles.includes(name))
    const add = (line: string, step: string) => {
      kit.add(line)
      if (/^(Meanwhile|Fold|Boil|Season)/.test(step)) kit.stepBeforeServing(step)
      else kit.step(step)
    }
    if (sweet) {
      if (is('fruit', 'berry'))
        add(`1 ${unitFor(id, 'cup')} ${id}`, `Serve with {${id}} (spooned over|alongside).`)
      else if (is('nut', 'seed', 'chocolate'))
        add(`2 tbsp ${id}`, `Scatter {${id}} over the top before serving.`)
      else if (is('sweetener', 'nut-butter', 'sauce', 'dairy'))
        add(`2 tbsp ${id}`, `Finish each serving with a little of {${id}}.`)
      else if (is('spice', 'herb')) add(`1/4 tsp ${id}`, `Finish with a light dusting of {${id}}.`)
      continue
    }
    if (is('hard-cheese', 'crumbling-cheese', 'melting-cheese'))
      add(`1/2 cup ${id}`, `Scatter {${id}} over the top (while everything is hot|just before serving).`)
    else if (is('nut', 'seed')) add(`1/4 cup ${id}`, `Scatter {${id}} over just before serving, for crunch.`)
    else if (is('herb')) add(`2 tbsp ${id}`, `Finish with {${id}}.`)
    else if (is('spice')) add(spiceLine(id), `Season with {${id}} and taste.`)
    else if (is('acid', 'citrus') && item.amount.endsWith('each'))
      add(`1 each ${id} | cut into wedges`, `Serve with {${id}} for squeezing over.`)
    else if (is('sauce', 'acid', 'sweetener', 'pickle', 'nut-butter'))
      add(`2 tbsp ${id}`, `Spoon {${id}} over, or pass it at the table.`)
    else if (is('dairy', 'fresh-cheese'))
      add(`1/4 cup ${id}`, `Serve with a spoonful of {${id}} on each portion.`)
    else if (id === 'cooked-rice')
      add(
        `2 cup ${id}`,
        `Meanwhile, toss {${id}} with a splash of water in a hot, lightly oiled skillet until steaming hot throughout, 4 minutes, and serve alongside.`,
      )
    else if (is('grain'))
      add(
        `1 cup ${id}`,
        `Meanwhile, cook {${id}} in plenty of boiling salted water until tender, drain and serve alongside.`,
      )
    else if (is('pasta', 'noodle'))
      add(
        `8 oz ${id}`,
        `Meanwhile, boil {${id}} in plenty of salted water until just tender, drain and serve alongside.`,
      )
    else if (is('bread')) add(`4 ${unitFor(id, 'slice')} ${id}`, `Serve with {${id}}, warmed.`)
    else if (is('bean', 'cooked-meat', 'canned-fish'))
      add(`1 ${unitFor(id, 'can')} ${id}`, `Fold in {${id}} and warm through, 3 minutes.`)
    else if (is('egg'))
      add('4 each egg', 'Boil {egg} for 8 minutes, cool in cold water, peel and halve, and set on top.')
    else if (is('vegetable', 'allium') && item.raw) rawSide(kit, id)
    else if (is('vegetable')) sideVegetable(kit, id)
    else if (is('fruit', 'dried-fruit'))
      add(
        `${unitFor(id, 'cup') === 'each' ? 3 : 1} ${unitFor(id, 'cup')} ${id}`,
        `Serve with {${id}} on the side, as a fresh, sweet contrast.`,
      )
    else if (is('bacon'))
      add(`3 oz ${id}`, `Meanwhile, fry {${id}} in a dry pan until crisp, and crumble it over the top.`)
    else if (is('shellfish'))
      add(
        `8 oz ${id}`,
        `Meanwhile, cook {${id}} in a hot pan until opaque throughout, 4 minutes, and set on top.`,
      )
    else if (is('fish'))
      add(
        `1 lb ${id}`,
        `Meanwhile, cook {${id}} in a hot pan, turning once, until it flakes easily and reads 145°F (63°C), 8 minutes, and serve alongside.`,
      )
    else if (is('tofu', 'grill-cheese'))
      add(`8 oz ${id}`, `Meanwhile, brown {${id}} in a hot pan on all sides, 8 minutes, and set on top.`)
    else if (is('poultry', 'roast'))
      add(
        `1 lb ${id}`,
        `Meanwhile, cook {${id}} in a covered pan over medium heat until 165°F (74°C) in the thickest part, 14 minutes, and serve with the rest.`,
      )
    else if (is('ground', 'sausage', 'red-meat', 'pork-cut', 'stewing'))
      add(
        `12 oz ${id}`,
        `Meanwhile, brown {${id}} in a hot pan until it reaches 165°F (74°C), 9 minutes, and serve with the rest.`,
      )
  }
}

function sideVegetable(kit: Kit, id: string) {
  kit.bind(`side-${id}`, [id])
  kit.add(`$side-${id}`)
  kit.stepBeforeServing(
    `Meanwhile, simmer {${id}} in salted water until a knife slides in, drain and serve alongside.`,
  )
}

function rawSide(kit: Kit, id: string) {
  kit.bind(`side-${id}`, [id])
  kit.add(`$side-${id} x0.75`)
  kit.step(`(Serve with {${id}} on the side|Just before serving, scatter {${id}} over the top).`)
}

function spiceLine(id: string): string {
  const amount = pantryItem(id)?.amount ?? '1/2 tsp'
  return /tsp|tbsp/.test(amount) ? `1/2 tsp ${id}` : `${amount} ${id}`
}

/** Counts what is bought by the piece, measures the rest. */
function unitFor(id: string, usual: string): string {
  const unit = pantryItem(id)?.amount.split(' ').at(-1) ?? usual
  return ['each', 'slice', 'can', 'cup', 'sheet'].includes(unit) ? unit : usual === 'can' ? 'cup' : usual
}
