import { type PantryItem, pantryItem } from '../culinary/index.ts'
import { foodById, matchFood } from '../foods/index.ts'

/**
 * Foods without a row in the culinary table, with those that are cooked in the same way: frames treat a roti as a
 * tortilla and name it as the roti that it is.
 */
const nearFoods: Readonly<Record<string, string>> = {
  // Breads
  chapati: 'flour-tortilla pita',
  paratha: 'flour-tortilla naan',
  injera: 'flour-tortilla',
  'low-carb-tortilla': 'flour-tortilla',
  'gluten-free-tortilla': 'corn-tortilla',
  tostada: 'taco-shell',
  focaccia: 'sourdough-bread',
  'soda-bread': 'sourdough-bread',
  'multigrain-bread': 'bread',
  'keto-bread': 'bread',
  'dinner-roll': 'burger-bun',
  'milk-bread': 'burger-bun',
  'brioche-bun': 'burger-bun',
  bolillo: 'hoagie-roll',
  simit: 'bagel',
  // Sweets
  'vanilla-wafer': 'gingersnap',
  // Meat and fish
  'hot-dog': 'kielbasa',
  'blood-sausage': 'kielbasa',
  boudin: 'kielbasa',
  'mexican-chorizo': 'chorizo',
  'cooked-ground-beef': 'cooked-pork',
  'smoked-turkey': 'turkey-cooked',
  'cooked-chicken-thigh': 'chicken-cooked',
  'ham-steak': 'ham',
  leberkase: 'ham',
  'cooked-bacon': 'ham',
  'beef-round': 'beef-chuck',
  'duck-breast': 'duck',
  'veal-chop': 'pork-chop',
  'lamb-rib': 'lamb-chop',
  'shrimp-cooked': 'crab',
  lobster: 'crab',
  'crab-legs': 'crab',
  'mixed-seafood': 'shrimp',
  'clam-canned': 'tuna-canned',
  // Pasta, noodles and grains
  'fresh-pasta': 'fettuccine',
  orecchiette: 'pasta',
  'spinach-pasta': 'pasta',
  'israeli-couscous': 'orzo',
  'fresh-noodle': 'egg-noodle',
  'chow-mein-noodle': 'egg-noodle',
  'yakisoba-noodle': 'ramen-noodle',
  'fresh-udon': 'udon',
  'rice-noodle-fresh': 'rice-noodle',
  spaetzle: 'egg-noodle',
  grits: 'polenta',
  'quinoa-cooked': 'cooked-rice',
  'cooked-couscous': 'cooked-rice',
  'broken-rice': 'white-rice',
  freekeh: 'farro',
  // Beans
  'black-eyed-pea': 'white-bean-canned',
  'black-eyed-pea-canned': 'white-bean-canned',
  'pigeon-pea-canned': 'black-bean-canned',
  'adzuki-canned': 'black-bean-canned',
  'fava-bean-canned': 'white-bean-canned',
  'lupini-bean': 'white-bean-canned',
  'lima-bean': 'pea-frozen',
  succotash: 'corn-frozen',
  'frozen-edamame': 'edamame',
  // Vegetables
  'mixed-vegetable-frozen': 'pea-frozen',
  'canned-pea': 'pea-frozen',
  'frozen-artichoke': 'artichoke-canned',
  artichoke: 'artichoke-canned',
  'creamed-corn': 'corn-canned',
  'stewed-tomato': 'tomato-canned',
  'tomatoes-with-green-chilies': 'tomato-canned',
  'tomato-puree': 'crushed-tomato',
  // Cheese and dairy
  'oaxaca-cheese': 'mozzarella-low-moisture',
  scamorza: 'provolone',
  raclette: 'gruyere',
  'cheese-curds': 'mozzarella',
  asiago: 'parmesan',
  'queso-de-freir': 'halloumi',
  'minas-cheese': 'queso-fresco',
  'ricotta-salata': 'feta',
  'part-skim-ricotta': 'ricotta',
  'low-fat-cottage-cheese': 'cottage-cheese',
  'mexican-crema': 'sour-cream',
  'goat-yogurt': 'yogurt',
  kefir: 'buttermilk',
  guacamole: 'salsa',
  'tomatillo-salsa': 'salsa',
}

/** Canned vegetables, which are heated like those that were cooked before. */
const cookedBefore: Readonly<Record<string, string>> = {
  'canned-green-bean': 'green-bean',
  'canned-sweet-potato': 'sweet-potato',
  'hash-brown': 'potato',
  'french-fry': 'potato',
}
/** Sausages of poultry, which have to be hotter inside than those of pork. */
const ofPoultry: ReadonlySet<string> = new Set(['chicken-sausage'])

/** A chorizo or a sausage of plants, which is no patty: it crumbles in the pan. */
const plantSausage = /\b(?:chorizo|soyrizo|sausages?)\b/i
const chorizoOfPlants: PantryItem = {
  ...{ id: 'veggie-burger', one: 'soy chorizo', many: 'soy chorizo', roles: ['sausage'], cooking: 'tempeh' },
  ...{ amount: '12 oz', cut: 'crumbled', home: [] },
}

/** Steaks of game, which are cooked as those of beef. */
const gameSteak =
  /\b((?:elk|moose|venison|deer|antelope|caribou|reindeer|bison|buffalo|ostrich|kangaroo|emu|game) (?:steak|medallion|loin|backstrap|tenderloin|fillet|cutlet|chop))s?\b/i

/** Returns the row under which frames cook a steak of game, or null for other foods. */
export function steakOfGame(said: string): PantryItem | null {
  const steak = gameSteak.exec(said)?.[1]?.toLowerCase()
  const beef = pantryItem('beef-sirloin')
  return steak && beef ? named(beef, steak, `${steak}s`) : null
}

/** Returns the rows under which frames cook a food that has none of its own, each with the name of the food. */
export function nearTo(id: string | undefined, said: string): PantryItem[] {
  const food = id === undefined || pantryItem(id) ? undefined : foodById(id)
  if (!food) return []
  if (food.id === 'veggie-burger' && plantSausage.test(said)) return [chorizoOfPlants]
  const before = pantryItem(cookedBefore[food.id] ?? '')
  if (before) {
    const { buy, title, speed, ...row } = before
    return [
      {
        ...row,
        one: food.name,
        many: food.plural,
        cut: /^canned/.test(food.id) ? 'drained' : '',
        state: 'cooked',
      },
    ]
  }
  if (ofPoultry.has(food.id)) {
    const row = pantryItem('kielbasa')
    return row ? [{ ...named(row, food.name, food.plural), cooking: 'poultry-sausage' }] : []
  }
  const near = nearFoods[food.id]?.split(' ') ?? []
  // The cook's own name is kept: Hawaiian rolls are no milk bread to who has them.
  const alias = matchFood(said)?.alias ?? food.name
  const [one, many] =
    alias === food.name || alias === food.plural || alias === food.id
      ? [food.name, food.plural]
      : [alias, food.plural === food.name || alias.endsWith('s') ? alias : `${alias}s`]
  return near.flatMap((other) => {
    const item = pantryItem(other)
    return item ? [named(item, one, many)] : []
  })
}

/** Returns a row under another name. */
function named({ buy, title, ...row }: PantryItem, one: string, many: string): PantryItem {
  return { ...row, one, many }
}
