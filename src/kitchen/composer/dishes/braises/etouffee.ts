import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { rice } from '../classics/rice-beside.ts'
import { twist } from '../twist.ts'
import { broth } from '../well-known/water.ts'

/** A blond roux, butter 85 g : flour 40 g; thicker than gumbo, and half as long at the stove. */
export const etouffee: Dish = {
  id: 'etouffee',
  names: [
    ...['etouffee', 'étouffée', 'shrimp etouffee', 'shrimp étouffée'],
    ...['chicken etouffee', 'chicken étouffée', 'cajun etouffee', 'cajun shrimp etouffee'],
    ...['ettouffee', 'etoufee', 'shrimp etoufee'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [50, 65],
  onlyNamed: true,
  cuisines: ['cajun'],
  takes: ['shellfish', 'poultry', 'sausage', 'mushroom', 'bean', 'vegetable', 'spice', 'grain'],
  moods: ['comfort', 'spicy', 'hearty', 'party'],
  write(kit) {
    const flour = ['all-purpose-flour', 'gluten-free-flour'].find(kit.ok)
    const fat = kit.resolve('butter')
    if (!flour || !fat) return kit.fail('no roux')
    const usual = /chicken/i.test(kit.craving.text)
      ? ['chicken-thigh', 'shrimp']
      : ['shrimp', 'chicken-thigh']
    const main =
      kit.choose({
        roles: ['shellfish', 'poultry', 'mushroom'],
        from:
          usual.filter(kit.ok).slice(0, 1).length > 0
            ? usual.filter(kit.ok).slice(0, 1)
            : ['oyster-mushroom', 'cremini'],
        not: ['mussel', 'clam', 'squid', 'chicken-wing', 'chicken-drumstick', 'chicken-whole', 'duck'],
      })[0] ?? kit.fail('nothing to smother')
    kit.bind('main', [main])
    const sea = /shrimp|crab|scallop/.test(main)
    const bird = /chicken|turkey/.test(main)
    const pepper = ['green-bell-pepper', 'red-bell-pepper'].find(kit.ok)
    const stock = broth(kit, bird ? 'chicken-stock' : 'vegetable-stock', 2)
    const fresh = kit.ok('tomato') && kit.chance(0.5)
    kit.add(`6 tbsp ${fat}
      1/3 cup ${flour}
      1 each onion | finely chopped
      ${pepper ? `1 each ${pepper} | finely chopped` : ''}
      2 stalk celery | finely chopped
      ${kit.ok('garlic') ? '4 clove garlic' : ''}
      1 tbsp cajun-seasoning
      1/2 tsp thyme-dried
      ${fresh ? '1 each tomato | chopped' : ''}
      ${stock.line}
      ~1 each bay-leaf
      !${main === 'shrimp' ? '1 1/2 lb shrimp | peeled and deveined' : main === 'crab' ? '1 lb crab' : bird ? `1 1/2 lb ${main} | cut into 1-inch pieces` : `1 1/2 lb ${main}${sea ? '' : ' | thickly sliced'}`}
      1/2 tsp salt
      4 each scallion
      ~1/4 cup parsley`)
    const added = twist(
      kit,
      {
        'worcestershire-sauce': '2 tsp worcestershire-sauce',
        'hot-sauce': '2 tsp hot-sauce',
        'lemon-juice': '1 tbsp lemon-juice',
        cayenne: '1/4 tsp cayenne',
        'smoked-paprika': '1 tsp smoked-paprika',
      },
      1,
    )
    const browned = !sea && !bird
    const grain = rice(kit, 'white-rice')
    const done = bird
      ? 'Stir in {main} and simmer until tender and 165°F (74°C) inside, 15 minutes.'
      : sea
        ? `Stir in {main} and cook gently until ${main === 'crab' ? 'hot through' : 'just pink and opaque throughout'}, 4 minutes.`
        : 'Stir in {main} and simmer until tender, 8 minutes.'
    kit.step(
      `${fat === 'butter' || fat === 'vegan-butter' ? 'Melt' : 'Heat'} {${fat}} in a wide, heavy pot over medium heat, stir in {${flour}} and keep stirring until the roux is the color of peanut butter, 10 minutes.`,
      `Add {onion,${pepper ?? 'celery'},celery} and cook until soft, 8 minutes. Stir in {garlic,cajun-seasoning,thyme-dried,cayenne,smoked-paprika} until fragrant, 1 minute.`,
      `Whisk in ${stock.ref} by the ladle[ with {tomato}][ and {bay-leaf}], and simmer gently until it coats a spoon thickly, ${bird ? 10 : 15} minutes.`,
      grain,
      done,
      `${kit.uses('bay-leaf') ? 'Lift out the bay leaf. ' : ''}Season with {salt,worcestershire-sauce,hot-sauce,lemon-juice}. Spoon[ over {rice}] and scatter with {scallion,parsley}.`,
    )
    callIt(kit, {
      noun: `${bird ? 'chicken' : sea ? (main === 'crab' ? 'crab' : 'shrimp') : 'mushroom'} étouffée`,
      true: ['Cajun', 'smothered', ...(kit.mood('mild') ? [] : ['spicy'])],
      after: [
        pepper ?? '',
        ...added.filter((id) => id === 'hot-sauce'),
        'scallion',
        fresh ? 'tomato' : '',
      ].filter(Boolean),
    })
    kit.describe(
      `{-main} smothered in a buttery, golden-brown gravy with onion, celery and {-green-bell-pepper,red-bell-pepper}. (The roux wants ten minutes and all of your attention|${browned ? 'Brown gravy, soft rice and no meat at all' : 'It is thick enough to stand up on the rice'}).`,
      `{-main} smothered in a golden-brown gravy with onion and celery. (The roux wants ten minutes and all of your attention|It is thick enough to stand up on the rice).`,
    )
  },
}
