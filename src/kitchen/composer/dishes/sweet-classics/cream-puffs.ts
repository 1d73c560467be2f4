import type { Dish } from '../../dish.ts'
import { addFlour, degrees, says } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { meltable, meltableLine } from './meltable.ts'

/*
 * Choux 240 ml water : 115 g butter : 125 g flour : 4 eggs; steam lifts it, so the oven stays shut until the shells are set.
 * Pastry cream 480 ml milk : 100 g sugar : 4 yolks : 35 g starch, boiled for a minute: yolk would thin it otherwise.
 */
export const creamPuffs: Dish = {
  id: 'cream-puffs',
  names: [
    'cream puff',
    'profiterole',
    'profiteroles with chocolate sauce',
    'choux bun',
    'choux pastry',
    'choux puff',
    'pate a choux',
    'choux au craquelin',
    'windbeutel',
    'eclair',
    'éclair',
    'chocolate eclair',
    'chocolate éclair',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 8,
  minutes: [85, 130],
  oven: true,
  onlyNamed: true,
  takes: ['chocolate', 'berry', 'sweet'],
  cuisines: ['french'],
  moods: ['fancy', 'sweet', 'party', 'sunday'],
  write(kit) {
    kit.require(!kit.diet('low-carb') && kit.ok('egg'), 'eggs carry it')
    const factor = kit.batch(0.5, 1, 2)
    const eclair = says(kit, /[eé]clair/)
    const profiterole = says(kit, /profiterole/)
    const butter = kit.resolve('butter')
    const cream = kit.resolve('heavy-cream')
    const milk = kit.resolve('milk')
    const bar = meltable(kit)
    if (!butter || !cream || !milk) return kit.fail('no butter or no cream')
    const ice =
      profiterole && kit.ok('vanilla-ice-cream') && (kit.wants('vanilla-ice-cream') || kit.chance(0.5))
    const berry =
      kit.choose({ roles: ['berry'], onlyWanted: true })[0] ??
      (!eclair && !profiterole && kit.lean === 0
        ? kit.pick([null, null, ...['raspberry', 'strawberry'].filter(kit.ok)])
        : null)
    const sauce = (eclair || profiterole || kit.wants('dark-chocolate') || says(kit, /choc/)) && bar
    const water = factor < 1 ? '1/2 cup (120 ml)' : factor > 1 ? '2 cups (480 ml)' : '1 cup (240 ml)'
    const pieces = Math.round((eclair ? 16 : 24) * factor)
    const flour = addFlour(kit, 1)
    kit.add(`!8 tbsp ${butter} | cut into pieces
      1 tbsp sugar
      1/2 tsp salt
      !4 each egg
      ${eclair ? `!2 cup ${milk}\n!4 each egg-yolk\n!1/2 cup sugar\n!1/4 cup cornstarch` : ''}
      ${ice ? '!1 1/2 cup vanilla-ice-cream' : ''}
      ${eclair || ice ? '' : `!1 1/2 cup ${cream} | cold\n1/4 cup powdered-sugar`}
      1 1/2 tsp vanilla-extract
      ${berry ? `1 1/2 cup ${berry}` : ''}
      ${sauce ? `${meltableLine(bar ?? '', 5)}\n1/2 cup ${cream}` : ''}`)
    kit.work(25)
    if (eclair)
      kit.step(
        `Whisk {egg-yolk,cornstarch} with all but 1 tablespoon of {sugar} in a saucepan until pale, then whisk in {${milk}}. Cook over medium heat, whisking without a pause, until it thickens and boils, 7 minutes, and boil for 1 minute more. Stir in {vanilla-extract}, cover the surface and refrigerate until cold, 60 minutes.`,
      )
    kit.step(
      `Heat the oven to ${degrees(400)}. Line two baking sheets with parchment.`,
      `Bring ${water} of water, ${eclair ? `{${butter},salt} and the rest of {sugar}` : `{${butter},salt,sugar}`} to a boil in a saucepan. Tip in {${flour}} all at once and beat hard over low heat until it forms a ball and a film coats the pan, 2 minutes: (a dry paste puffs higher|the drier it is, the higher it puffs).`,
      'Let it stand until no longer steaming, then beat in {egg} one at a time, each fully before the next, until (the paste is glossy and falls from the spoon in a thick V|it shines and drops slowly from the spoon).',
      eclair
        ? `Pipe ${pieces} strips, 4 inches long and well apart, onto the sheets.`
        : `Pipe or spoon ${pieces} mounds, 1 inch high and 2 inches apart, onto the sheets and smooth their tips with a wet finger.`,
      `Bake until puffed, deep golden and firm to the touch, ${eclair ? 32 : 28} minutes; (do not open the door before they are brown, or they collapse|keep the door shut until they are brown: cold air makes them fall). Pierce each with a knife to let out the steam and dry them in the switched-off oven, door ajar, for 10 minutes. Cool on a rack.`,
      eclair
        ? 'Beat the cold filling smooth, poke two holes into the bottom of each shell and pipe it in.'
        : ice
          ? ''
          : `Whip ${sauce ? `three quarters of {${cream}}` : `{${cream}}`} with {powdered-sugar,vanilla-extract} to firm peaks. Split the shells and fill them[, tucking in {${berry ?? 'none'}}].`,
      sauce
        ? `Heat ${eclair || ice ? `{${cream}}` : `the rest of {${cream}}`} until it steams, 2 minutes, pour it over {${bar}} and stir until smooth[ with {${ice ? 'vanilla-extract' : 'none'}}].`
        : '',
      eclair
        ? sauce
          ? 'Dip the tops in the chocolate and let it set before serving.'
          : 'Chill and serve on the day they are made.'
        : ice
          ? `Split the shells, fill each with a small scoop of {vanilla-ice-cream} and ${sauce ? 'pour the warm chocolate over at the table' : 'serve at once'}.`
          : sauce
            ? 'Heap into a bowl and pour the warm chocolate over at the table.'
            : 'Serve within the hour, while the shells are crisp.',
    )
    nameSweet(kit, {
      noun: eclair
        ? sauce
          ? 'chocolate éclairs'
          : 'éclairs'
        : profiterole
          ? 'profiteroles'
          : cream === 'heavy-cream'
            ? 'cream puffs'
            : 'choux puffs',
      main: berry ? [berry] : [],
      withs: [
        eclair ? 'vanilla-extract' : '',
        ice ? 'vanilla-ice-cream' : '',
        sauce && !eclair ? (bar ?? '') : '',
      ].filter(Boolean),
      methods: ['crisp', 'golden', 'patisserie-style', 'airy', 'classic', 'cloud-light'],
    })
    kit.describe(
      `(Crisp, hollow shells|Golden shells, light as air), filled with ${eclair ? 'a cold vanilla custard' : ice ? '{-vanilla-ice-cream}' : `whipped {-${cream}}`}${sauce ? (eclair ? ' and dipped in dark chocolate' : ' and drowned in warm chocolate') : ''}. Keep the oven shut until they are brown: nothing but steam holds them up.`,
    )
  },
}
