import { item, type PantryItem } from './item.ts'

const grain = (id: string, name: string, amount: string, cut = '', rest = {}): PantryItem =>
  item(id, name, 'grain', amount, cut, rest)
const pasta = (id: string, name: string, rest = {}): PantryItem =>
  item(id, name, 'pasta', '12 oz', '', { home: ['italian'], ...rest })
const noodle = (id: string, name: string, rest = {}): PantryItem => item(id, name, 'noodle', '8 oz', '', rest)
const bread = (id: string, name: string, amount: string, cut = '', rest = {}): PantryItem =>
  item(id, name, 'bread', amount, cut, rest)
const cheese = (
  id: string,
  name: string,
  roles: string,
  amount: string,
  cut: string,
  rest = {},
): PantryItem => item(id, name, roles, amount, cut, { raw: true, ...rest })

/** Grains, pasta, bread, dairy and dairy replacements. */
export const staples: readonly PantryItem[] = [
  grain('white-rice', 'rice', '1 1/2 cup', 'rinsed', { buy: 'long-grain white rice' }),
  grain('basmati-rice', 'basmati rice', '1 1/2 cup', 'rinsed', { home: ['indian'] }),
  grain('jasmine-rice', 'jasmine rice', '1 1/2 cup', 'rinsed', { home: ['thai'] }),
  grain('brown-rice', 'brown rice', '1 1/2 cup', 'rinsed'),
  grain('arborio-rice', 'Arborio rice', '1 1/2 cup'),
  grain('cooked-rice', 'cooked rice', '4 cup', '', { buy: 'cold cooked rice', title: 'rice' }),
  grain('quinoa', 'quinoa', '1 cup', 'rinsed'),
  grain('couscous', 'couscous', '1 cup', '', { home: ['moroccan'] }),
  grain('bulgur', 'bulgur', '1 cup', '', { home: ['turkish', 'middle-eastern'] }),
  grain('farro', 'farro', '1 cup', 'rinsed', { home: ['italian'] }),
  grain('pearl-barley', 'pearl barley', '1 cup', 'rinsed'),
  grain('wild-rice', 'wild rice', '1 cup', 'rinsed'),
  grain('millet', 'millet', '1 cup', 'rinsed'),
  grain('polenta', 'polenta', '1 cup', '', { buy: 'polenta (medium-ground cornmeal)', cupGrams: 150 }),
  grain('cauliflower-rice', 'cauliflower rice', '4 cup'),
  grain('rolled-oat', 'rolled oats', '2 cup', '', { cupGrams: 90, title: 'oat' }),
  grain('gluten-free-oat', 'gluten-free rolled oats', '2 cup', '', { cupGrams: 90, title: 'oat' }),
  pasta('spaghetti', 'spaghetti'),
  pasta('penne', 'penne', { buy: 'penne pasta' }),
  pasta('fettuccine', 'fettuccine'),
  pasta('linguine', 'linguine'),
  pasta('rigatoni', 'rigatoni', { buy: 'rigatoni pasta' }),
  pasta('fusilli', 'fusilli', { buy: 'fusilli pasta' }),
  pasta('orzo', 'orzo', { home: ['greek'] }),
  pasta('macaroni', 'elbow macaroni', { home: ['american'], title: 'macaroni' }),
  pasta('farfalle', 'farfalle', { buy: 'farfalle pasta' }),
  pasta('pasta', 'pasta', { buy: 'short pasta such as penne', title: 'pasta' }),
  pasta('whole-wheat-pasta', 'whole wheat pasta'),
  pasta('gluten-free-pasta', 'gluten-free pasta'),
  item('lasagna-noodle', 'lasagna sheet|lasagna sheets', 'pasta', '12 each', '', {
    buy: 'no-boil lasagna sheets',
  }),
  item('gnocchi', 'gnocchi', 'pasta', '1 lb', '', { buy: 'potato gnocchi', home: ['italian'] }),
  noodle('rice-noodle', 'rice noodles', { home: ['thai', 'vietnamese'], title: 'rice noodle' }),
  noodle('egg-noodle', 'egg noodles', { home: ['chinese', 'german'], title: 'egg noodle' }),
  noodle('udon', 'udon noodles', { home: ['japanese'], title: 'udon' }),
  noodle('soba', 'soba noodles', { home: ['japanese'], title: 'soba' }),
  noodle('ramen-noodle', 'ramen noodles', { home: ['japanese'], title: 'ramen noodle' }),
  bread('bread', 'bread', '4 slice', '', { buy: 'country bread' }),
  bread('sourdough-bread', 'sourdough bread', '4 slice', '', { title: 'sourdough' }),
  bread('whole-wheat-bread', 'whole wheat bread', '4 slice'),
  bread('gluten-free-bread', 'gluten-free bread', '4 slice'),
  bread('baguette', 'baguette|baguettes', '1 each', 'sliced', { home: ['french'] }),
  bread('flour-tortilla', 'flour tortilla|flour tortillas', '4 each', '', {
    buy: 'large flour tortilla|large flour tortillas',
    title: 'tortilla',
  }),
  bread('corn-tortilla', 'corn tortilla|corn tortillas', '12 each', '', {
    buy: 'small corn tortilla|small corn tortillas',
    home: ['mexican'],
    title: 'tortilla',
  }),
  bread('pita', 'pita|pitas', '4 each', '', {
    buy: 'pita bread|pita breads',
    home: ['greek', 'middle-eastern'],
  }),
  bread('naan', 'naan', '4 each', '', { home: ['indian'] }),
  bread('burger-bun', 'bun|buns', '4 each', 'split', { buy: 'burger bun|burger buns', home: ['american'] }),
  bread('gluten-free-burger-bun', 'gluten-free bun|gluten-free buns', '4 each', 'split', {
    buy: 'gluten-free burger bun|gluten-free burger buns',
  }),
  bread('english-muffin', 'English muffin|English muffins', '4 each', 'split'),
  bread('bagel', 'bagel|bagels', '4 each', 'split'),
  bread('pizza-dough', 'pizza dough', '1 lb', '', {
    buy: 'pizza dough, at room temperature',
    home: ['italian'],
  }),
  bread('gluten-free-pizza-crust', 'gluten-free pizza crust', '1 each', '', {
    buy: 'gluten-free pizza crust (10 ounces)',
    home: ['italian'],
  }),
  bread('puff-pastry', 'puff pastry', '1 sheet', 'thawed', { home: ['french'] }),
  bread('panko', 'panko', '1 cup', '', { buy: 'panko breadcrumbs', home: ['japanese'], cupGrams: 50 }),
  bread('breadcrumb', 'breadcrumbs', '1/2 cup', '', { buy: 'dry breadcrumbs' }),
  bread('gluten-free-breadcrumb', 'gluten-free breadcrumbs', '1/2 cup'),
  bread('taco-shell', 'taco shell|taco shells', '12 each', '', { buy: 'corn taco shell|corn taco shells' }),
  bread('tortilla-chip', 'tortilla chip|tortilla chips', '8 oz', '', { home: ['tex-mex'] }),
  bread('rice-paper', 'rice paper wrapper|rice paper wrappers', '12 each', '', { home: ['vietnamese'] }),
  bread('graham-cracker', 'graham cracker|graham crackers', '12 sheet', 'finely crushed'),
  bread('crouton', 'crouton|croutons', '2 cup', ''),
  cheese('parmesan', 'Parmesan', 'hard-cheese', '1/2 cup', 'finely grated', {
    buy: 'Parmesan cheese',
    home: ['italian'],
  }),
  cheese('pecorino', 'pecorino', 'hard-cheese', '1/2 cup', 'finely grated', {
    buy: 'pecorino cheese',
    home: ['italian'],
  }),
  cheese('cheddar', 'Cheddar', 'melting-cheese', '1 cup', 'coarsely grated', {
    buy: 'sharp Cheddar cheese',
    home: ['american', 'british'],
  }),
  cheese('mozzarella', 'mozzarella', 'melting-cheese', '8 oz', 'torn', {
    buy: 'fresh mozzarella cheese',
    home: ['italian'],
  }),
  cheese('mozzarella-low-moisture', 'mozzarella', 'melting-cheese', '1 1/2 cup', 'grated', {
    buy: 'low-moisture mozzarella cheese',
    home: ['italian'],
  }),
  cheese('monterey-jack', 'Monterey Jack', 'melting-cheese', '1 cup', 'coarsely grated', {
    buy: 'Monterey Jack cheese',
    home: ['mexican', 'tex-mex'],
  }),
  cheese('gruyere', 'Gruyère', 'melting-cheese', '1 cup', 'coarsely grated', {
    buy: 'Gruyère cheese',
    home: ['french', 'swiss'],
  }),
  cheese('swiss-cheese', 'Swiss cheese', 'melting-cheese', '1 cup', 'coarsely grated', { home: ['swiss'] }),
  cheese('provolone', 'provolone', 'melting-cheese', '4 slice', '', {
    buy: 'provolone cheese',
    home: ['italian'],
  }),
  cheese('gouda', 'Gouda', 'melting-cheese', '1 cup', 'coarsely grated', { buy: 'Gouda cheese' }),
  cheese('fontina', 'fontina', 'melting-cheese', '1 cup', 'coarsely grated', {
    buy: 'fontina cheese',
    home: ['italian'],
  }),
  cheese('brie', 'Brie', 'melting-cheese', '6 oz', 'sliced', { buy: 'Brie cheese', home: ['french'] }),
  cheese('feta', 'feta', 'crumbling-cheese', '4 oz', 'crumbled', {
    buy: 'feta cheese',
    home: ['greek', 'turkish', 'middle-eastern'],
  }),
  cheese('goat-cheese', 'goat cheese', 'crumbling-cheese', '4 oz', 'crumbled', { home: ['french'] }),
  cheese('blue-cheese', 'blue cheese', 'crumbling-cheese', '3 oz', 'crumbled', { home: ['french'] }),
  cheese('queso-fresco', 'queso fresco', 'crumbling-cheese', '4 oz', 'crumbled', { home: ['mexican'] }),
  cheese('ricotta', 'ricotta', 'fresh-cheese', '1 cup', '', { buy: 'whole-milk ricotta', home: ['italian'] }),
  cheese('mascarpone', 'mascarpone', 'fresh-cheese', '8 oz', '', { home: ['italian'] }),
  cheese('cottage-cheese', 'cottage cheese', 'fresh-cheese', '1 cup', ''),
  cheese('cream-cheese', 'cream cheese', 'fresh-cheese', '4 oz', 'softened'),
  cheese('vegan-cream-cheese', 'vegan cream cheese', 'fresh-cheese', '4 oz', 'softened'),
  cheese('vegan-cheese', 'vegan cheese', 'melting-cheese', '1 cup', 'grated', {
    buy: 'vegan melting cheese',
  }),
  item('milk', 'milk', 'dairy liquid', '1 cup', '', { buy: 'whole milk', raw: true }),
  item('heavy-cream', 'cream', 'dairy', '1/2 cup', '', { buy: 'heavy cream' }),
  item('half-and-half', 'half-and-half', 'dairy', '1/2 cup'),
  item('sour-cream', 'sour cream', 'dairy', '1/2 cup', '', { raw: true, home: ['tex-mex', 'hungarian'] }),
  item('creme-fraiche', 'crème fraîche', 'dairy', '1/2 cup', '', { raw: true, home: ['french'] }),
  item('greek-yogurt', 'Greek yogurt', 'dairy', '1 cup', '', {
    buy: 'plain Greek yogurt',
    raw: true,
    title: 'yogurt',
  }),
  item('yogurt', 'yogurt', 'dairy', '1/2 cup', '', {
    buy: 'plain whole-milk yogurt',
    raw: true,
    home: ['indian', 'turkish'],
  }),
  item('coconut-yogurt', 'coconut yogurt', 'dairy', '1/2 cup', '', {
    buy: 'plain coconut yogurt',
    raw: true,
  }),
  item('soy-yogurt', 'soy yogurt', 'dairy', '1/2 cup', '', { buy: 'plain soy yogurt', raw: true }),
  item('buttermilk', 'buttermilk', 'dairy', '1 cup'),
  item('evaporated-milk', 'evaporated milk', 'dairy', '1 can'),
  item('condensed-milk', 'sweetened condensed milk', 'sweetener', '1 can'),
  item('oat-milk', 'oat milk', 'dairy liquid', '1 cup', '', { buy: 'unsweetened oat milk', raw: true }),
  item('almond-milk', 'almond milk', 'dairy liquid', '1 cup', '', {
    buy: 'unsweetened almond milk',
    raw: true,
  }),
  item('soy-milk', 'soy milk', 'dairy liquid', '1 cup', '', { buy: 'unsweetened soy milk', raw: true }),
  item('rice-milk', 'rice milk', 'dairy liquid', '1 cup', '', { buy: 'unsweetened rice milk', raw: true }),
]
