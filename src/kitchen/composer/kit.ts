import type { Category } from '#contract/common.ts'
import type { Craving } from '../craving/craving.ts'
import { alike } from './alike.ts'
import { type Amount, addAmounts, readNumber, scaleAmount, type Unit } from './amounts.ts'
import { clashes, type FoodFilter } from './constraints.ts'
import { type CuisineProfile, cuisineProfiles } from './cuisines.ts'
import { CannotMake, type Dish } from './dish.ts'
import type { Favour } from './favour.ts'
import { type PantryItem, pantry, pantryItem, type Role, type Speed } from './pantry/index.ts'
import { renderText } from './prose.ts'
import type { Random } from './random.ts'
import { substitutesFor } from './substitutions.ts'
import { vary } from './variation.ts'

export interface Line {
  item: PantryItem
  amount: Amount
  cut: string
}

export interface KitRequest {
  dish: Dish
  craving: Craving
  category: Category | null
  random: Random
  allows: FoodFilter
  /** 0 writes the dish in full; 1 and 2 leave out what it can do without. */
  lean: number
  /** Goes up by one from turn to turn of one craving; see `inTurn`. */
  turn: number
  servings: number
  /** Foods asked for, families already narrowed to one of their members. */
  wanted: readonly string[]
  /** For a wish that stood for a kind of food: the members that would do as well. */
  kin: ReadonlyMap<string, readonly string[]>
  cuisine: string | null
  /** Foods that the dish leaves to its finish, unless they were asked for. */
  reserved: ReadonlySet<string>
  favour?: Favour
}

export interface ChooseOptions {
  roles?: readonly Role[]
  from?: readonly string[]
  not?: readonly string[]
  count?: number
  /** Take every wanted food that fits, up to this many, even beyond `count`. */
  max?: number
  where?: (item: PantryItem) => boolean
  /** Only what was asked for; nothing is added of the kitchen's own accord. */
  onlyWanted?: boolean
}

/** Everything that a dish may use to write itself. */
export type Kit = ReturnType<typeof createKit>

const lineShape = /^(~{0,2})(!?)\s*([\d/.]+(?:\s+\d+\/\d+)?)\s+([a-z]+)\s+([\w-]+)(?:\s*\|\s*(.*))?$/
const slotShape = /^(~{0,2})(!?)\s*\$([\w-]+)(?:\s+x([\d.]+))?(?:\s*\|\s*(.*))?$/

export function createKit(request: KitRequest) {
  const { dish, craving, random, wanted } = request
  const lines: Line[] = []
  const slots = new Map<string, string[]>()
  const stands = new Map<string, string>()
  const steps: string[] = []
  const titles: string[] = []
  const descriptions: string[] = []
  const notes: string[] = []
  let factor = request.servings / dish.serves
  let extraPrep = 0
  let swapped = false
  let finish: string | null = null
  let rounds = 1

  const home: CuisineProfile | null = request.cuisine ? (cuisineProfiles[request.cuisine] ?? null) : null
  // Who asks for butter gets butter, whatever the cuisine fries in.
  const fat = wanted.find((id) => pantryItem(id)?.roles.includes('fat'))
  const soft = wanted.find((id) => pantryItem(id)?.roles.includes('herb') && !woodyHerbs.includes(id))
  const sharp = wanted.find((id) => id === 'lemon' || id === 'lime')
  const profile = home && {
    ...home,
    fat: fat ?? home.fat,
    herb: soft ?? home.herb,
    acid: sharp ?? home.acid,
  }
  const usedIds = () => lines.map((line) => line.item.id)
  const ok = (id: string) => request.allows(id) && !clashes(craving, id, usedIds())
  const uses = (...ids: string[]) => lines.some((line) => ids.includes(line.item.id))
  const wants = (...ids: string[]) => ids.some((id) => wanted.includes(id))
  const mood = (...moods: string[]) => moods.some((word) => craving.moods.includes(word))
  const diet = (name: (typeof craving.diets)[number]) => craving.diets.includes(name)

  /** What the finish will bring; the dish neither picks it nor adds it where it can do without. */
  const isReserved = (id: string) => request.reserved.has(id) && !wanted.includes(id)

  /** The food itself, or the first stand-in that the rules allow. */
  const resolve = (id: string): string | null => {
    if (ok(id)) return id
    return substitutesFor(id, dish.kind).find((other) => ok(other)) ?? null
  }

  /** The wanted foods that no line has yet. */
  const unplaced = () =>
    wanted.filter(
      (id) => !uses(id) && ![...(request.kin.get(id) ?? []), ...alike(id)].some((other) => uses(other)),
    )

  const favour = request.favour ?? (() => 1)
  /** By chance; among foods, rather what the season brings and what the cook has not had lately. */
  const pick = <T>(choices: readonly T[]): T => {
    // What the cook rules out may leave a dish without something that it cannot do without.
    if (choices.length === 0) throw new CannotMake(`${dish.id}: nothing to choose from`)
    return (
      random.weighted(choices, (choice) => (typeof choice === 'string' ? favour(choice) : 1)) ??
      random.pick(choices)
    )
  }

  const choose = (options: ChooseOptions): string[] => {
    const { roles, from, not = [], count = 1, max = count, where = () => true } = options
    const fits = (item: PantryItem) =>
      (from ? from.includes(item.id) : true) &&
      (roles ? item.roles.some((role) => roles.includes(role)) : true) &&
      !not.includes(item.id) &&
      !uses(item.id) &&
      !isReserved(item.id) &&
      where(item) &&
      ok(item.id)
    // A wish outranks the dish's own shortlist, as long as its role fits.
    const welcome = (id: string) => {
      const item = pantryItem(id)
      if (!item || not.includes(id) || uses(id) || !where(item) || !ok(id)) return false
      return roles ? item.roles.some((role) => roles.includes(role)) : (from ?? []).includes(id)
    }
    const asked = wanted.flatMap((id) => {
      if (welcome(id)) return [id]
      // "Chicken" may be thigh or breast: the cut that this dish takes.
      const kin = request.kin.get(id) ?? []
      const other =
        uses(id) || kin.some((member) => uses(member)) ? undefined : kin.find((member) => welcome(member))
      return other ? [other] : []
    })
    // Meat before beans, when both were asked for: the slot's roles stand in the order of their weight.
    if (roles) asked.sort((a, b) => rank(a, roles) - rank(b, roles))
    const chosen = asked.slice(0, Math.max(count, max))
    if (options.onlyWanted) return chosen
    const rest = pantry.filter((item) => fits(item) && !chosen.includes(item.id))
    while (chosen.length < count) {
      const next = random.weighted(
        rest.filter((item) => !chosen.some((id) => id === item.id || areSiblings(id, item.id))),
        (item) =>
          (profile && item.home.includes(profile.id) ? 4 : 1) * (from ? 1 : rarity(item)) * favour(item.id),
      )
      if (!next) break
      chosen.push(next.id)
    }
    return chosen
  }

  const put = (id: string, full: Amount, cut: string | null) => {
    // A third of the salt; the herbs and the acid say the rest.
    const amount = id === 'salt' && diet('low-sodium') ? scaleAmount(full, 1 / 3) : full
    const item = pantryItem(id)
    if (!item) throw new Error(`${dish.id} uses ${id}, which the pantry does not have`)
    const existing = lines.find((line) => line.item.id === id)
    if (existing) {
      const sum = addAmounts(existing.amount, amount)
      if (sum) existing.amount = sum
      return
    }
    lines.push({ item, amount, cut: cut ?? item.cut })
  }

  const readAmount = (text: string): Amount => {
    const match = /^([\d/.]+(?:\s+\d+\/\d+)?)\s+([a-z]+)$/.exec(text)
    if (!match) throw new Error(`Not an amount: ${text}`)
    return { value: readNumber(match[1] ?? ''), unit: match[2] as Unit } // the shape allows letters only; a test covers all rows
  }

  const addOne = (id: string, amount: Amount, cut: string | null, core: boolean) => {
    const use = resolve(id)
    if (!use) {
      if (core) throw new CannotMake(`${dish.id} without ${id}`)
      return
    }
    if (use !== id) {
      stands.set(id, use)
      swapped = true
      if (uses(use) && !core) return
    }
    const stand = pantryItem(use)
    const own = pantryItem(id)
    // A stand-in of another kind is measured and cut its own way.
    const sameWay = use === id || sharesUnit(stand, own)
    put(
      use,
      sameWay ? amount : scaleAmount(readAmount(stand?.amount ?? '1 each'), factor),
      use === id ? cut : sameCut(stand, own) ? cut : null,
    )
  }

  /**
   * Adds ingredient lines: `1 1/2 cup flour-id | preparation`, or `$slot x0.5 | preparation` for chosen foods
   * in their usual amounts. `~` may be left out to be short, `~~` is left out first, `!` cannot be done without.
   */
  const add = (text: string) => {
    for (const row of text.split('\n')) {
      const line = row.trim()
      if (line === '') continue
      const slot = slotShape.exec(line)
      if (slot) {
        const [, tildes = '', bang, name = '', times = '1', cut] = slot
        const ids = slots.get(name) ?? []
        for (const id of ids) {
          if (tildes.length > 0 && request.lean >= 3 - tildes.length && !wanted.includes(id)) continue
          const amount = readAmount(pantryItem(id)?.amount ?? '1 each')
          addOne(id, scaleAmount(amount, factor * Number(times)), cut ?? null, bang === '!')
        }
        continue
      }
      const plain = lineShape.exec(line)
      if (!plain) throw new Error(`${dish.id}: not an ingredient line: ${line}`)
      const [, tildes = '', bang, number = '', unit = '', id = '', cut] = plain
      if (tildes.length > 0 && request.lean >= 3 - tildes.length && !wanted.includes(id)) continue
      if (tildes.length > 0 && isReserved(id)) continue
      addOne(
        id,
        scaleAmount({ value: readNumber(number), unit: unit as Unit }, factor),
        cut ?? null,
        bang === '!',
      ) // units are checked by a test
    }
  }

  const nameOf = (line: Line) =>
    line.amount.unit === 'each' &&
    line.amount.value <= 1 &&
    !/half|halved|cut|slice|chop|dice/.test(line.item.many)
      ? line.item.one
      : line.item.many

  const lineFor = (id: string) =>
    lines.find((line) => line.item.id === (stands.get(id) ?? id)) ?? lines.find((line) => line.item.id === id)

  const speedOf = (line: Line): Speed | null =>
    line.item.speed ?? (line.item.roles.some((role) => seasonings.includes(role)) ? null : 'firm')

  const references = (reference: string): string[] => {
    const [name = '', speed] = reference.split(':')
    const ids = slots.get(name) ?? [name]
    return ids.flatMap((id) => {
      const line = lineFor(id)
      if (!line) return []
      if (speed === 'one') return [line.item.one]
      if (speed && speedOf(line) !== speed) return []
      return [nameOf(line)]
    })
  }

  return {
    dish,
    craving,
    random,
    category: request.category,
    servings: request.servings,
    lean: request.lean,
    profile,
    wanted,
    /** Whether a wish was for a kind of food, this being the kitchen's choice of it. */
    isKitchensChoice: (id: string) => request.kin.has(id),
    lines,
    ok,
    uses,
    wants,
    isReserved,
    mood,
    diet,
    resolve,
    unplaced,
    choose,
    add,
    chance: random.chance,
    pick,
    /** A choice by turns rather than by chance: one after the other, each `stride` turns long. */
    inTurn: <T>(choices: readonly T[], stride = 1): T | undefined =>
      choices[Math.floor(request.turn / stride) % Math.max(1, choices.length)],
    /** One of some choices by weight; empty ones are passed over. */
    weigh: (choices: readonly (readonly [text: string, weight: number])[]) =>
      random.weighted(choices, ([text, weight]) =>
        text === '' && choices.some(([other]) => other !== '') && weight > 1 ? 0 : weight,
      )?.[0] ?? '',
    /** Names a group of foods for `$name` lines and `{name}` references. */
    bind(name: string, ids: readonly string[]) {
      slots.set(name, [...ids])
      return ids
    },
    bound: (name: string) => slots.get(name) ?? [],
    step(...texts: string[]) {
      for (const text of texts) {
        const rendered = vary(renderText(text, random, references, true), random)
        if (rendered !== '') steps.push(rendered)
      }
    },
    /** A step that belongs before the last one, where the dish is served. */
    stepBeforeServing(text: string) {
      const rendered = vary(renderText(text, random, references, true), random)
      if (rendered !== '') steps.splice(Math.max(0, steps.length - 1), 0, rendered)
    },
    /** A step to do beside the longest one; where none is long, before the last. */
    stepBeside(text: string) {
      const rendered = vary(renderText(text, random, references, true), random)
      const minutes = steps.map((step) => Math.max(0, ...[...step.matchAll(/(\d+) minutes/g)].map(minutesOf)))
      const longest = minutes.lastIndexOf(Math.max(...minutes.slice(0, -1), 6))
      const at = longest < 0 || longest >= steps.length - 1 ? Math.max(0, steps.length - 1) : longest + 1
      if (rendered !== '') steps.splice(at, 0, rendered)
    },
    /** Bay leaves and cinnamon sticks are not for eating; says so where the dish does not. */
    liftOutWholeSpices() {
      const left = wholeSpices.filter(
        ([id, word]) =>
          uses(id) &&
          !steps.some(
            (step) =>
              lifts.test(step) && (step.includes(word) || step.includes(word.replace(/leaf$/, 'leaves'))),
          ),
      )
      const last = steps.pop()
      if (last === undefined) return
      const words = left.map(([, word]) => word)
      steps.push(words.length === 0 ? last : `Lift out the ${words.join(' and the ')}. ${last}`)
    },
    /** A step for the start: first, or right after the oven was turned on. */
    stepEarly(text: string) {
      const rendered = vary(renderText(text, random, references, true), random)
      if (rendered !== '') steps.splice(/\boven to\b/.test(steps[0] ?? '') ? 1 : 0, 0, rendered)
    },
    /** Whether a step bakes what a crust can be scattered on. */
    bakesInATin: () => steps.some((step) => bakes.test(step)),
    /** Puts `text`, an order without a capital, right before the baking. */
    beforeBaking(text: string) {
      const order = renderText(text, random, references, true)
      const at = steps.findIndex((step) => bakes.test(step))
      const step = steps[at]
      if (!step) return
      const lower = order.charAt(0).toLowerCase() + order.slice(1)
      steps[at] = step.replace(
        bakes,
        (_, joined: string | undefined, alone: string | undefined, until: string) =>
          joined ? `, ${lower} and bake ${until}` : `${alone ?? ''}${order}. Bake ${until}`,
      )
    },
    /** A sentence at the end of the last step. */
    appendToLast(text: string) {
      const rendered = renderText(text, random, references, true)
      const last = steps.pop()
      if (rendered !== '') steps.push(last ? `${last} ${rendered}` : rendered)
      else if (last) steps.push(last)
    },
    /**
     * Adds lines for a part of the dish: what the dish has already and `shared` lists gets a line of its own, "for the
     * gremolata", so that its cook knows which spoonful is meant.
     */
    addApart(text: string, part: string, shared: readonly string[]) {
      for (const row of text.split('\n')) {
        const [, , , number = '', unit = '', id = '', cut = ''] = lineShape.exec(row.trim()) ?? []
        const item = pantryItem(id)
        if (!item || !uses(id) || !shared.includes(id)) add(row)
        else {
          const amount = scaleAmount({ value: readNumber(number), unit: unit as Unit }, factor) // a test covers all rows
          lines.push({ item, amount, cut: [cut, `for the ${part.toLowerCase()}`].filter(Boolean).join(', ') })
        }
      }
    },
    /** Names what the dish was finished with, for its title, and how many turns it takes until that comes round. */
    finishWith(name: string, turns: number) {
      finish = name
      rounds = turns
    },
    /** Renders a text with references, for titles and descriptions. */
    say: (text: string) => renderText(text, random, references),
    title: (...texts: string[]) => titles.push(...texts),
    describe: (...texts: string[]) => descriptions.push(...texts),
    note: (text: string) => notes.push(text),
    /** Hand work beyond the knife: shaping, rolling, assembling. */
    work(minutes: number) {
      extraPrep += minutes
    },
    /** For doughs and batters: keeps eggs and tins whole by snapping the factor to one of these. */
    batch(...factors: number[]) {
      const target = request.servings / dish.serves
      factor = factors.reduce((best, next) =>
        Math.abs(next - target) < Math.abs(best - target) ? next : best,
      )
      return factor
    },
    fail(reason: string): never {
      throw new CannotMake(reason)
    },
    require(condition: unknown, reason: string) {
      if (!condition) throw new CannotMake(reason)
    },
    finished: () => ({
      lines,
      steps,
      titles,
      descriptions,
      notes,
      extraPrep,
      swapped,
      stands,
      finish,
      rounds,
    }),
  }
}

/** Two cabbages or two mushrooms of the kitchen's own choosing are one too many. */
const areSiblings = (a: string, b: string) =>
  a.split('-').at(-1) === b.split('-').at(-1) || alike(a).includes(b)

/** What goes into the pot as seasoning has no cooking time of its own. */
const seasonings: readonly Role[] = ['spice', 'herb', 'sauce', 'acid', 'nut', 'seed', 'sweetener', 'liquid']

/** Herbs that want to cook along rather than lie on top. */
export const woodyHerbs: readonly string[] = ['rosemary', 'thyme', 'sage', 'bay-leaf']

/** Everyday foods come up by themselves; curiosities wait to be asked for. */
const rare = new Set(
  (
    'rutabaga celeriac acorn-squash kohlrabi jicama plantain jackfruit tomatillo okra endive radicchio watercress daikon turnip ' +
    'venison rabbit veal duck swordfish mackerel squid clam mussel sardine crab seitan tofu-silken salmon-canned chicken-wing ' +
    'beef-brisket pork-belly pork-rib beef-tenderloin beef-ribeye chicken-whole green-chili bamboo-shoot water-chestnut pea ' +
    'iceberg-lettuce collard-green papaya passion-fruit grapefruit fig cranberry rhubarb prune macadamia kielbasa ' +
    'sushi-rice phyllo rye-bread hoagie-roll corned-beef canadian-bacon doubanjiang sichuan-pepper fenugreek mirin dashi ' +
    'marsala pie-crust glass-noodle vegan-kimchi'
  ).split(' '),
)
const rarity = (item: PantryItem) => (rare.has(item.id) ? 0.05 : 1)

const rank = (id: string, roles: readonly Role[]) => {
  const own = pantryItem(id)?.roles ?? []
  return Math.min(...own.map((role) => roles.indexOf(role)).map((at) => (at < 0 ? roles.length : at)))
}

const minutesOf = (match: RegExpMatchArray) => Number(match[1])
const wholeSpices = [
  ['bay-leaf', 'bay leaf'],
  ['cinnamon-stick', 'cinnamon stick'],
  ['star-anise', 'star anise'],
] as const
const lifts = /\b(?:lift|fish|take|pick|remove|discard|throw)/i

const bakes = /(?:( and) bake|(^|\. )Bake) (for|until)\b/

const unitOf = (item: PantryItem | null) => item?.amount.split(' ').at(-1) ?? ''
const spoonUnits = ['tsp', 'tbsp', 'cup']
const sharesUnit = (a: PantryItem | null, b: PantryItem | null) => {
  const [ua, ub] = [unitOf(a), unitOf(b)]
  return ua === ub || (spoonUnits.includes(ua) && spoonUnits.includes(ub))
}
const sameCut = (a: PantryItem | null, b: PantryItem | null) =>
  a?.cut === b?.cut || a?.roles[0] === b?.roles[0]
