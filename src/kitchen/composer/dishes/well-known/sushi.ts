import { printNumber } from '../../amounts.ts'
import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

/** 1 1/2 cups of rice fill 6 sheets. Raw fish is for those who can buy it for that: here it is smoked or cooked. */
export const sushi: Dish = {
  id: 'sushi',
  names: [
    'sushi',
    'sushi roll',
    'sushi rolls',
    'maki',
    'maki roll',
    'maki sushi',
    'california roll',
    'avocado roll',
    'cucumber roll',
    'spicy tuna roll',
    'shrimp tempura roll',
    'philadelphia roll',
    'futomaki',
    'kimbap',
    'gimbap',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [75, 90],
  onlyNamed: true,
  cuisines: ['japanese'],
  takes: ['canned-fish', 'shellfish', 'fish', 'tofu', 'vegetable', 'fruit', 'fresh-cheese', 'mushroom'],
  moods: ['fancy', 'party', 'light', 'takeout'],
  write(kit) {
    const sharp = kit.resolve('rice-vinegar')
    if (!kit.ok('sushi-rice') || !sharp) return kit.fail('no rice')
    // Nori may hold traces of shellfish: where they are out, the same things are heaped over the rice.
    const bowl = !kit.ok('nori')
    const crab = /california/i.test(kit.craving.text)
    const plants = /avocado roll|cucumber roll|vegg|vegetable/i.test(kit.craving.text)
    const main = chooseMain(kit, {
      roles: ['canned-fish', 'shellfish', 'fish', 'tofu'],
      from:
        crab && kit.ok('crab')
          ? ['crab']
          : ['salmon-smoked', 'shrimp', 'crab'].some(kit.ok)
            ? ['salmon-smoked', 'shrimp']
            : ['tofu-firm'],
      not: ['anchovy', 'sardine', 'mussel', 'clam', 'squid', 'scallop', 'tofu-silken', 'tempeh', 'seitan'],
      onlyWanted: plants,
    })
    const cooking = main ? cookingOf(main) : null
    const tin = main === 'tuna-canned' || main === 'crab' || main === 'salmon-canned'
    const mayo = tin ? kit.resolve('mayonnaise') : null
    const cream = /philadelphia/i.test(kit.craving.text) ? kit.resolve('cream-cheese') : null
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable', 'fruit'],
        from: ['cucumber', 'avocado', 'carrot', ...(main ? [] : ['red-bell-pepper', 'daikon'])],
        not: ['lettuce', 'lime', 'lemon', 'orange'],
        count: main ? 2 : 3,
        max: 4,
        where: (item) => item.raw === true && item.speed !== 'leaf',
      }),
    )
    const soy = kit.resolve('soy-sauce')
    const sheets = Math.max(1, Math.round(kit.servings * 1.5))
    const water = printNumber(Math.round((kit.servings / 4) * 7) / 4)
    const amount: Record<string, string> = {
      fish: `12 oz ${main} | skinned`,
      shrimp: '12 oz shrimp | peeled and deveined',
      tofu: '8 oz tofu-firm | pressed dry and cut into long sticks',
      'canned-fish': tin ? `$main x${main === 'crab' ? 1 : 0.9}` : '6 oz salmon-smoked | cut into strips',
    }
    kit.add(`!1 1/2 cup sushi-rice
      3 tbsp ${sharp}
      1 1/2 tbsp sugar
      3/4 tsp salt
      ${cooking ? (amount[cooking] ?? '$main') : ''}
      ${mayo ? `3 tbsp ${mayo}` : ''}
      ${/spicy/i.test(kit.craving.text) ? '2 tsp sriracha' : ''}
      ${cream ? `4 oz ${cream}` : ''}
      ${cooking === 'tofu' || cooking === 'fish' ? '1 tbsp vegetable-oil' : ''}
      $veg x0.7 | cut into long, thin strips
      ${bowl ? '' : '!6 sheet nori | left whole'}
      ${soy ? `1/4 cup ${soy}` : ''}`)
    const added = twist(kit, {
      'sesame-seed': '1 tbsp sesame-seed',
      scallion: '2 each scallion | cut into long strips',
      ginger: '1 inch ginger | peeled and cut into very thin strips',
      sriracha: '2 tsp sriracha',
      edamame: '1 cup edamame',
    })
    const cook: Record<string, string> = {
      shrimp:
        'Meanwhile, poach {main} in barely simmering water until pink and opaque throughout, 3 minutes. Drain, cool and split in half lengthwise.',
      fish: 'Meanwhile, heat {vegetable-oil} in a skillet over medium heat and cook {main} with a pinch of salt, turning once, until it flakes and reads 145°F (63°C), 8 minutes. Cool and break into long pieces.',
      tofu: 'Meanwhile, heat {vegetable-oil} in a skillet over medium-high heat and brown {main} on all sides, 8 minutes. Leave to cool.',
    }
    kit.work(bowl ? 10 : 25)
    const served = [
      `Divide the rice among bowls. Lay {${[...(mayo ? [] : ['main']), 'veg', 'scallion', ...(cream ? [cream] : [])].join(',')}}${mayo ? ' and the filling' : ''} over it in separate heaps.[ Sprinkle with {sesame-seed}.]`,
      `Serve${soy ? ` with {${soy}} to spoon over` : ' at once'}[ and {ginger}], the same day: chilled for long, the rice turns hard.`,
    ]
    const rolled = [
      `Lay a sheet of {nori} on a bamboo mat or a clean towel, shiny side down. With wet hands, press about 3/4 cup of rice over it in an even layer, leaving a bare strip of 3/4 inch along the far edge.[ Sprinkle with {sesame-seed}.]`,
      `Lay strips of {${[...(mayo ? [] : ['main']), 'veg', 'scallion', ...(cream ? [cream] : [])].join(',')}}${mayo ? ' and a line of the filling' : ''} across the near third. Roll up from the near edge, tucking the filling in tightly, and moisten the bare strip to seal. Make ${sheets} rolls in all.`,
      `Cut each roll into 8 with a sharp, wet knife, wiping it between cuts. Serve${soy ? ` with {${soy}} to dip` : ''}[ and {ginger}] the same day: chilled for long, the rice turns hard.`,
    ]
    kit.step(
      `Put {sushi-rice} in a pot with ${water} cups of water. Bring to a boil, cover and cook over the lowest heat until the water is gone, 15 minutes. Leave it covered, off the heat, for 10 minutes.`,
      `Warm {${sharp},sugar,salt} just until dissolved, 1 minute. Turn the rice into a wide dish, sprinkle with the warm mixture and fold it in with cutting strokes, so that the grains stay whole. Cover with a damp towel and let it cool until no warmer than your hand, 20 minutes.`,
      cooking ? (cook[cooking] ?? '') : '',
      mayo ? `Mix {main,${mayo},sriracha} to a filling that holds together.` : '',
      added.includes('edamame')
        ? 'Meanwhile, boil {edamame} in salted water until tender, 4 minutes, to eat alongside.'
        : '',
      ...(bowl ? served : rolled),
    )
    const rolls = bowl ? 'sushi bowls' : crab && main === 'crab' ? 'California rolls' : 'sushi rolls'
    nameDish(kit, {
      noun: rolls,
      main: [...(main ? [main] : []), ...kit.bound('veg')],
      partners: [...kit.bound('veg'), ...added.filter((id) => id !== 'sriracha')],
      methods: bowl ? ['homemade', 'scattered'] : ['homemade', 'hand-rolled'],
      never: ['gingery', 'herby', 'creamy', 'cheesy'],
    })
    kit.describe(
      `Seasoned rice ${bowl ? 'under {-main,veg}, with all that a roll has' : 'and {-main,veg}, rolled in crisp {-nori}'}. ${main && cooking !== 'tofu' ? '(What comes from the sea is smoked or cooked, not raw|Nothing from the sea is raw here: it is smoked or cooked)' : bowl ? '(Everything stays in reach of a spoon|Nothing to roll, and nothing to unroll)' : '(No mat is needed; a clean towel rolls as well|The first roll is for the cook, the second one is straight)'}.`,
    )
  },
}
