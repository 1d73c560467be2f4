import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { cookingOf, whole } from '../protein.ts'
import { twist } from '../twist.ts'

export const cutlets: Dish = {
  id: 'crisp-cutlets',
  names: [
    'schnitzel',
    'cutlet',
    'cutlets',
    'chicken parmesan',
    'chicken parm',
    'breaded chicken',
    'chicken nuggets',
    'nuggets',
    'chicken tenders',
    'chicken milanese',
    'fish sticks',
    'fish fingers',
    'eggplant parmesan',
    'katsu',
    'chicken katsu',
    'breaded fish',
    'crispy chicken',
    'fried fish',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 45],
  takes: ['poultry', 'pork-cut', 'fish', 'tofu', 'vegetable', 'melting-cheese', 'hard-cheese', 'sauce'],
  moods: ['crispy', 'kids', 'comfort'],
  weight: 0.6,
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const parm = /parm/.test(text)
    const fish = /fish/.test(text)
    const aubergine = /eggplant parm/.test(text)
    const main = aubergine
      ? 'eggplant'
      : (kit.choose({
          roles: fish ? ['fish'] : ['poultry', 'pork-cut', 'fish', 'tofu'],
          from: fish
            ? ['cod', 'haddock']
            : /schnitzel/.test(text) && (kit.ok('chicken-breast') || kit.ok('pork-tenderloin'))
              ? ['chicken-breast', 'pork-tenderloin']
              : ['chicken-breast', 'pork-tenderloin', 'cod', 'tofu-firm'],
          not: [
            ...whole,
            'tuna-steak',
            'swordfish',
            'chicken-thigh',
            'turkey-breast',
            'tempeh',
            'seitan',
            'pork-loin',
          ],
        })[0] ?? (kit.ok('eggplant') ? 'eggplant' : null))
    if (!main || !kit.ok(main)) return kit.fail('nothing to bread')
    kit.bind('main', [main])
    const crumb = kit.resolve('panko')
    const flour = kit.resolve('all-purpose-flour')
    if (!crumb || !flour) return kit.fail('no crumbs')
    const egg = kit.ok('egg')
    const cooking = main === 'eggplant' ? 'veg' : cookingOf(main)
    const cut =
      {
        chicken: ' | halved horizontally and pounded 1/2 inch thick',
        pork: ' | cut into slices and pounded 1/2 inch thick',
        fish: ' | cut into 1-inch-wide strips',
        tofu: ' | pressed dry and cut into 1/2-inch slabs',
        veg: ' | cut into 1/2-inch rounds',
      }[cooking as 'fish'] ?? ''
    const done =
      {
        chicken: '165°F (74°C) inside, 4',
        pork: '145°F (63°C) inside, 4',
        fish: 'it flakes and reads 145°F (63°C), 3',
        tofu: 'crisp all over, 4',
        veg: 'tender when pierced, 4',
      }[cooking as 'fish'] ?? 'crisp, 4'
    kit.add(`${main === 'eggplant' ? '2 each eggplant' : `$main`}${main === 'eggplant' ? cut : cut}
      1 tsp salt
      1/4 tsp black-pepper
      1/2 cup ${flour}
      ${egg ? '2 each egg' : '1/2 cup greek-yogurt'}
      1 1/2 cup ${crumb}
      ${kit.pick(['1 tsp paprika', '1/2 tsp garlic-powder', '1 tsp thyme-dried', '1 tsp italian-seasoning', '1/2 tsp cayenne'].filter((line) => !(kit.mood('mild') && /cayenne/.test(line))))}
      1/2 cup vegetable-oil
      ${parm ? '1 1/2 cup crushed-tomato | from a can\n1 clove garlic\n1 1/2 cup mozzarella-low-moisture\n1/3 cup parmesan\n~~1/4 cup basil' : '1 each lemon | cut into wedges'}`)
    const added = parm
      ? twist(kit, {
          'chili-flake': '1/4 tsp chili-flake',
          'oregano-dried': '1 tsp oregano-dried',
          'fennel-seed': '1/2 tsp fennel-seed',
          'balsamic-vinegar': '1 tsp balsamic-vinegar',
          spinach: '3 oz spinach',
          'olive-black': '1/4 cup olive-black',
          caper: '1 tbsp caper',
          parsley: '1/4 cup parsley',
          shallot: '1 each shallot',
        })
      : twist(kit, {
          parmesan: '1/3 cup parmesan',
          'sesame-seed': '2 tbsp sesame-seed',
          parsley: '2 tbsp parsley',
          'dijon-mustard': '1 tbsp dijon-mustard',
          caper: '1 tbsp caper',
        })
    kit.bind(
      'side',
      parm
        ? kit.choose({ roles: ['vegetable'], onlyWanted: true, max: 2, where: (item) => item.raw === true })
        : kit.choose({
            roles: ['vegetable'],
            from: ['arugula', 'mixed-greens', 'cabbage', 'cucumber'],
            onlyWanted: kit.lean > 0,
            where: (item) => item.raw === true,
          }),
    )
    kit.add('$side x0.7')
    const crumbs =
      'panko,breadcrumb,gluten-free-breadcrumb,almond-flour,paprika,garlic-powder,thyme-dried,italian-seasoning,cayenne,sesame-seed'
    kit.step(
      '(Season {main} with half of {salt,black-pepper}|Pat {main} dry and season with half of {salt,black-pepper}).',
      `Set out three plates: {${flour}} on the first, {egg,greek-yogurt,coconut-yogurt,soy-yogurt,dijon-mustard}${egg || added.includes('dijon-mustard') ? ', beaten,' : ''} on the second, and {${crumbs}${added.includes('parmesan') ? ',parmesan' : ''}} with the rest of {salt} on the third.`,
      '(Turn each piece in the first|Coat each piece with the first and shake off the excess), then (the second|dip it in the second), then press into the crumbs (so that they stick|on both sides). (Rest them for 5 minutes, which sets the coat|A short rest on a rack helps the coat to hold).',
      `Heat {vegetable-oil} in a wide skillet over medium-high heat until a crumb sizzles at once. Fry in batches, (without crowding|leaving room between), until deep golden and ${done} minutes on each side. Drain on a rack.`,
      parm
        ? 'Meanwhile, (warm|simmer) {crushed-tomato} with {garlic,shallot,chili-flake,oregano-dried,fennel-seed,balsamic-vinegar,spinach,olive-black,caper} (in a small pan|until it thickens a little). Heat the broiler. (Lay the pieces on a baking sheet, spoon over the sauce|Set everything on a baking sheet, spread with the sauce) and cover with {mozzarella-low-moisture,parmesan} and broil until (bubbling|browned in spots), 3 minutes. Scatter with {basil,parsley}.'
        : 'Serve (at once|while they crackle) with {lemon} to squeeze over[ and {side,parsley,caper} alongside].',
      parm ? '[Serve with {side}.]' : '',
    )
    const noun = parm
      ? 'Parmesan'
      : fish || cooking === 'fish'
        ? 'crisp fish strips'
        : /schnitzel/.test(text)
          ? 'schnitzel'
          : /nugget|tender/.test(text)
            ? 'tenders'
            : /katsu/.test(text)
              ? 'katsu'
              : 'cutlets'
    nameDish(kit, {
      noun: /fish and chips/.test(text) ? 'fish without the chips' : noun,
      main: [main],
      partners: [...added, ...kit.bound('side')],
      methods: ['crisp', 'golden', 'pan-fried'],
      never: ['lemony', 'garlicky', 'herby', 'cheesy', 'creamy', 'spicy'],
    })
    kit.describe(
      `(A shattering crust|Crackling, golden crumbs) around ${cooking === 'veg' ? 'soft' : 'juicy'} {-main}${parm ? ', under tomato and melted cheese' : ', with something sharp to squeeze over'}. (Eat it the moment it leaves the pan|Fry in small batches and it stays crisp).`,
    )
  },
}
