import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'

/** Base 45 g butter : 35 g flour : 240 ml milk for 4 yolks and 5 whites: thick, so that it carries the air of the whites. */
export const cheeseSouffle: Dish = {
  id: 'cheese-souffle',
  names: [
    'souffle',
    'soufflé',
    'cheese souffle',
    'cheese soufflé',
    'gruyere souffle',
    'cheddar souffle',
    'spinach souffle',
    'savory souffle',
    'egg souffle',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [55, 65],
  oven: true,
  onlyNamed: true,
  cuisines: ['french'],
  takes: ['melting-cheese', 'hard-cheese', 'crumbling-cheese', 'vegetable', 'herb', 'egg', 'cooked-meat'],
  moods: ['fancy', 'cheesy', 'romantic', 'light'],
  write(kit) {
    kit.require(kit.ok('egg'), 'nothing but eggs lifts it')
    const factor = kit.batch(0.5, 1, 2)
    const flour = kit.resolve('all-purpose-flour')
    const milk = kit.resolve('milk')
    const fat = kit.resolve('butter')
    const named = kit.choose({
      roles: ['melting-cheese', 'crumbling-cheese'],
      onlyWanted: true,
      not: ['mozzarella', 'mozzarella-low-moisture', 'provolone', 'brie'],
    })[0]
    const usual = kit.ok('gruyere')
      ? kit.pick(['gruyere', 'gruyere', 'cheddar', 'gouda'])
      : kit.resolve('gruyere')
    const cheese = named && kit.craving.foods.includes(named) ? named : usual
    if (!flour || !milk || !fat || !cheese) return kit.fail('no base')
    const green = kit.choose({
      roles: ['vegetable'],
      from: /spinach/i.test(kit.craving.text) ? ['spinach'] : [],
      not: ['onion', 'tomato'],
      where: (item) =>
        item.speed === 'leaf' || ['broccoli', 'asparagus', 'leek', 'mushroom'].includes(item.id),
    })
    kit.bind('green', green)
    const hard = kit.ok('parmesan') ? 'parmesan' : null
    const dust = hard ? 'parmesan' : ['breadcrumb', 'gluten-free-breadcrumb'].find(kit.ok)
    kit.add(`!3 tbsp ${fat}
      ${dust ? `1/4 cup ${dust}` : ''}
      !${flour === 'cornstarch' ? '2 1/2 tbsp' : '4 tbsp'} ${flour}
      !1 cup ${milk}
      1/2 tsp salt
      ${kit.mood('mild') ? '' : '~1 pinch cayenne'}
      !5 each egg
      !1 1/4 cup ${cheese}
      ${green.length > 0 ? '$green x0.8 | finely chopped' : ''}`)
    const added = twist(
      kit,
      {
        nutmeg: '1/8 tsp nutmeg',
        'dijon-mustard': '2 tsp dijon-mustard',
        chive: '2 tbsp chive',
        thyme: '3 sprig thyme | leaves stripped',
        'mustard-seed': '1/2 tsp mustard-seed',
      },
      2,
    )
    const dish =
      factor > 1
        ? 'two 1 1/2-quart soufflé dishes'
        : factor < 1
          ? 'a 3-cup soufflé dish'
          : 'a 1 1/2-quart soufflé dish'
    const whites = Math.max(2, Math.round(5 * factor))
    kit.work(8)
    kit.step(
      `Heat the oven to ${degrees(400)} with a rack in the lower third and a baking sheet on it. Grease ${dish} with a little of {${fat}}, brushing upward${dust ? `, and dust with some of {${dust}}` : ''}.`,
      `Cook {green} in a dry skillet until wilted and dry, 4 minutes, and squeeze out the last water.`,
      `Melt the rest of {${fat}} in a saucepan over medium heat and stir in {${flour}} for 1 minute. Whisk in {${milk}} and simmer, whisking, until very thick, 3 minutes. Take off the heat and season with {salt,cayenne,nutmeg,dijon-mustard,thyme}.`,
      `Separate {egg}. Beat all the yolks but one into the sauce, then fold in {${cheese},green,chive}${dust ? ` and what is left of {${dust}}` : ''}. The spare yolk is for another day.`,
      `Whisk the ${whites} whites in a clean bowl until they stand in soft, glossy peaks. Stir a quarter into the base to loosen it, then fold in the rest in two parts, cutting down and turning over, until only a few white streaks are left.`,
      `Pour into the dish, run a thumb around the inside of the rim and set on the hot baking sheet. Turn the oven down to ${degrees(375)} and bake, without opening the door, until tall, brown and trembling only at the center, where it reads 160°F (71°C), ${factor < 1 ? 25 : 32} minutes.`,
      'Bring it to the table at once: it stays up for three minutes.',
    )
    nameDish(kit, {
      noun: 'soufflé',
      main: [cheese, ...green],
      partners: [...(hard ? ['parmesan'] : []), ...added],
      methods: ['towering', 'golden', 'airy'],
      never: ['cheesy', 'mustard', 'thyme', 'spicy', 'herby'],
    })
    kit.describe(
      `Crisp and brown on top, all but liquid in the middle, and tasting of {-${cheese},green}. (The guests wait for it, never the other way round|Whites that are soft rather than stiff rise highest).`,
    )
  },
}
