/** How a seared cut gets its flavour: rubbed in before, basted over while it cooks, or stirred into the pan after. */
export interface SteakWay {
  name: string
  kind: 'rub' | 'baste' | 'glaze' | 'cream'
  lines: string
  /** Cuts it is for, when not for all: beef takes no apple, pork no blue cheese. */
  cuts?: RegExp
}

const way = (name: string, kind: SteakWay['kind'], lines: string, cuts?: RegExp): SteakWay => ({
  name,
  kind,
  lines,
  ...(cuts && { cuts }),
})

/** Amounts for two. */
export const steakWays: readonly SteakWay[] = [
  way('Garlic and Rosemary', 'baste', '3 clove garlic | lightly crushed\n2 sprig rosemary'),
  way('Mustard Cream', 'cream', '1 tbsp dijon-mustard\n1/3 cup heavy-cream'),
  way('Smoked Paprika', 'rub', '1 tsp smoked-paprika\n1/2 tsp garlic-powder'),
  way('Balsamic and Shallot', 'glaze', '1 each shallot\n2 tbsp balsamic-vinegar'),
  way('Honey and Garlic', 'glaze', '3 clove garlic\n1 tbsp honey', /pork|duck|lamb/),
  way(
    'Fennel and Lemon',
    'rub',
    '1 tsp fennel-seed | lightly crushed\n1 each lemon | cut into wedges',
    /pork|lamb/,
  ),
  way('Garlic and Thyme', 'baste', '3 clove garlic | lightly crushed\n4 sprig thyme'),
  way(
    'Peppercorn Cream',
    'cream',
    '1 tsp black-pepper | very coarsely cracked\n1/3 cup heavy-cream',
    /beef|pork/,
  ),
  way('Cumin and Lime', 'rub', '1 tsp cumin\n1 each lime | cut into wedges'),
  way('Red Wine and Shallot', 'glaze', '1 each shallot\n1/3 cup red-wine', /beef|lamb|duck/),
  way('Maple and Mustard', 'glaze', '1 tbsp maple-syrup\n2 tsp dijon-mustard', /pork|duck/),
  way(
    'Sage Butter',
    'baste',
    '8 each sage | leaves left whole\n2 clove garlic | lightly crushed',
    /pork|beef/,
  ),
  way('Soy and Ginger', 'glaze', '1 inch ginger | peeled and finely grated\n1 tbsp soy-sauce'),
  way(
    'Coriander and Orange',
    'rub',
    '1 tsp coriander-ground\n1 each orange | cut into wedges',
    /pork|duck|lamb/,
  ),
  way('Caper and Lemon Butter', 'glaze', '1 tbsp caper | drained\n1 tbsp lemon-juice'),
  way('Harissa', 'rub', '1 tbsp harissa\n2 tsp honey', /lamb|pork|beef/),
  way('Five-Spice', 'rub', '1 tsp five-spice\n1 tsp brown-sugar', /duck|pork/),
  way('Tarragon and Shallot', 'glaze', '1 each shallot\n1 tbsp tarragon'),
  way('Paprika Cream', 'cream', '2 tsp paprika\n1/3 cup sour-cream', /pork|beef/),
  way('Chipotle and Honey', 'glaze', '1 each chipotle-in-adobo | finely chopped\n2 tsp honey', /pork|beef/),
  way(
    'Cider Vinegar and Apple',
    'glaze',
    '1 each apple | cored and cut into thin wedges\n1 tbsp apple-cider-vinegar',
    /pork/,
  ),
  way('Worcestershire Butter', 'glaze', '2 tsp worcestershire-sauce\n2 tbsp parsley', /beef|lamb/),
  way(
    'Rosemary and Lemon',
    'rub',
    '2 sprig rosemary | leaves finely chopped\n1 each lemon | zest finely grated, then cut into wedges',
  ),
  way('Cumin and Garlic', 'rub', '1 tsp cumin\n1/2 tsp garlic-powder'),
]
