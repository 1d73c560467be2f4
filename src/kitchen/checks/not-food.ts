import type { RuleFamily } from './rule-family.ts'
import { fold, wholeWords } from './words.ts'

/**
 * Things that no recipe may ask a cook to eat. Only the title and the list are searched, never "wash with
 * soap".
 */
// biome-ignore format: a list of names
const things = wholeWords([
  'bleach', 'chlorine', 'detergents?', 'dish soap', 'hand soap', 'soap', 'shampoo', 'washing powder', 'laundry pods?', 'fabric softener',
  'drain cleaner', 'oven cleaner', 'toilet cleaner', 'disinfectants?', 'antifreeze', 'coolant', 'motor oil', 'engine oil', 'gasoline', 'petrol',
  'diesel', 'kerosene', 'paraffin oil', 'lighter fluid', 'turpentine', 'paint thinner', 'acetone', 'nail polish(?: remover)?', 'methanol',
  'rubbing alcohol', 'isopropyl alcohol', 'methylated spirits?', 'super ?glue', 'glue', 'nail polish', 'window cleaner', 'hand sanitizers?', 'wall paint', 'house paint', 'acrylic paint', 'varnish',
  'cement', 'concrete', 'plaster of paris', 'gravel', 'asphalt', 'sawdust', 'styrofoam', 'plastic(?! wrap| bag)', 'glass shards?', 'razor blades?',
  'batter(?:y|ies) acid', 'batteries', 'mothballs?', 'rat poison', 'rodenticide', 'pesticides?', 'herbicides?', 'insecticides?', 'weed killer', 'fertili[sz]er',
  'cyanide', 'arsenic', 'mercury', 'lead', 'strychnine', 'ricin', 'thallium', 'gunpowder', 'fireworks', 'thermite',
  'cocaine', 'heroin', 'methamphetamine', 'meth', 'fentanyl', 'lsd', 'mdma', 'ghb', 'ketamine', 'sleeping pills?', 'xanax',
  'human (?:flesh|meat|blood)', 'cat meat', 'dog meat', 'cat food', 'dog food', 'cat litter', 'feces', 'faeces', 'urine', 'vomit',
  'death caps?', 'destroying angels?', 'fly agaric', 'amanita phalloides', 'hemlock', 'water hemlock', 'oleander', 'foxglove', 'deadly nightshade', 'belladonna',
  'monkshood', 'wolfsbane', 'aconite', 'jimson ?weed', 'datura', 'castor beans?', 'pebbles', 'broken glass', 'cigarettes?(?: ash| butts?)?', 'tide pods?', 'yew berries', 'lily of the valley', 'rhubarb (?:with (?:their |its |the |young )*)?lea(?:f|ves)', '(?:bitter )?apricot kernels?',
  'daffodil bulbs?', 'mistletoe berries', 'poison ivy', 'pufferfish', 'fugu', 'autumn crocus', 'meadow saffron', 'colchicum', 'lords and ladies', 'cuckoo pint',
  // Poisonous plants and mushrooms that people gather by mistake, in German, French, Spanish and Italian.
  'maiglockchen[a-z]*', 'herbstzeitlosen?[a-z]*', 'knollenblatterpilz[a-z]*', 'fliegenpilz[a-z]*', 'tollkirschen?', 'eisenhut[a-z]*', 'fingerhut[a-z]*', 'schierling[a-z]*', 'stechapfel[a-z]*', 'eibenbeeren?',
  'muguet', 'colchiques?', 'amanites? (?:phalloides?|tue-mouches)', 'belladone', 'aconit', 'digitale', 'grande cigue', 'laurier-rose',
  'lirio de los valles', 'colquico', 'oronja verde', 'cicuta', 'adelfa', 'dedalera', 'estramonio', 'mughetto', 'colchico', 'tignosa verdognola', 'aconito', 'digitale purpurea', 'oleandro', 'stramonio',
])

const looksLike =
  /soap nuts?|(?:cilantro|coriander)\W+(?:is |is just |= ?)?soap|tastes? (?:like|of) soap|glue-free|mercury-free|lead-free|leads? to|candy glue|edible glue|edible glitter|plastic-free/g

/** Returns the first thing in a text that is not food, as written; null when there is none. */
export const notFoodIn = (text: string): string | null =>
  fold(text).replace(looksLike, ' ').match(things)?.[0] ?? null

/** Rule: a recipe contains nothing poisonous, whatever was asked for. */
export const notFood: RuleFamily = {
  group: 'Everything is food',
  check({ draft, title }) {
    const places: [string, string][] = [
      ['title', title],
      ...draft.ingredients.map(({ item }, i): [string, string] => [`ingredients.${i}`, fold(item)]),
    ]
    // One search of all texts comes first, since nearly every recipe is food.
    if (notFoodIn(places.map(([, text]) => text).join('\n')) === null) return []
    return places.flatMap(([place, text]) =>
      [...text.replace(looksLike, ' ').matchAll(things)].map(([word]) => ({
        rule: 'safety.not-food',
        severity: 'error' as const,
        place,
        message: `"${word}" is not food.`,
      })),
    )
  },
}
