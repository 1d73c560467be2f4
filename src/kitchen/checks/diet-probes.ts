import type { Diet } from '../craving/craving.ts'

interface Probes {
  /** Lines that the diet forbids, mostly products that the food table does not know. */
  not: readonly string[]
  /** Lines that replace such a food, or only sound like it. */
  fine: readonly string[]
}

/** Ingredient lines that the tests check against each diet. */
// biome-ignore format: a table reads best with a few lines per row
export const dietProbes: Partial<Record<Diet, Probes>> = {
  vegetarian: {
    not: [
      'lard', '2 tablespoons lard, melted', 'leaf lard', 'manteca', "'nduja", 'nduja paste', 'schmaltz', 'beef tallow', 'beef dripping', 'pan drippings',
      'speck', 'speck-wrapped asparagus', 'lardons', 'smoked lardons', 'lardo di colonnata', 'guanciale', 'boudin noir', 'boudin blanc', 'black pudding', 'haggis',
      'chicharrón', 'pork rinds, crushed', 'pork scratchings', 'bone marrow', 'marrow bones', 'caul fat', 'suet', 'mincemeat with suet', 'fish sauce', 'anchovy paste',
      'bonito flakes', 'katsuobushi', 'dashi', 'isinglass', 'cochineal food coloring', 'carmine', 'gelatin sheets', 'marshmallows', 'gummy bears', 'wine gums',
      'aspic', 'tomato aspic', 'strawberry jello', 'Jell-O', 'Worcestershire sauce', 'Caesar dressing', 'oyster sauce', 'shrimp paste', 'belacan', 'lobster bisque',
      'clam juice', 'chicken bouillon', 'chicken bouillon powder', 'beef stock cube', 'veal demi-glace', 'refried beans with lard', 'mortadella', 'bresaola', 'coppa', 'culatello',
      'merguez', 'boerewurst', 'liverwurst', 'blood sausage', 'head cheese', 'sweetbreads', 'rillettes', 'duck confit', 'chicken skin', 'crackling',
      'pigs’ trotters', 'pig’s ear', 'ham hock', 'soppressata', "jambon de Bayonne", 'Black Forest ham', 'corned beef hash', 'beef bone broth', 'turkey jerky', 'elk steaks',
      'ostrich fillet', 'wild boar', 'goat shoulder', 'kangaroo', 'frog legs', 'escargots', 'conch', 'abalone', 'sea urchin', 'octopus',
      'cuttlefish ink', 'anchoiade', 'taramasalata', 'fish roe', 'gefilte fish', 'pollock roe', 'Thai red curry paste', 'XO sauce', 'garum', 'bouillabaisse', 'corn dogs',
      'oat milk and lardo', 'tofu with ground pork', 'mushroom and beef burgers', 'vegetable lard and lard', 'tuna, vegan mayonnaise', 'pork and beans',
    ],
    fine: [
      'vegan sausage', 'vegetarian haggis', 'vegetable suet', 'vegetarian suet', 'beefless ground', 'meatless crumbles', 'mushroom broth', 'mushroom jerky', 'vegan lardons', 'tempeh bacon',
      'nutritional yeast as a Parmesan substitute', 'coconut bacon', 'rice paper bacon', 'seitan strips', 'vegetarian Worcestershire sauce', 'vegan Worcestershire sauce', 'vegan fish sauce', 'vegan marshmallows', 'vegan gelatin', 'agar-agar', 'kombu dashi',
      'vegan oyster sauce', 'mushroom oyster sauce', 'vegetable bouillon cubes', 'vegetable stock', 'beefsteak tomatoes', 'hen of the woods mushrooms', 'chicken of the woods', 'lamb’s lettuce', 'goat cheese', 'goat’s milk',
      'duck eggs', 'quail eggs', 'steak seasoning', 'steak sauce', 'hot dog buns', 'poultry seasoning', 'chicken-style seitan', 'jackfruit', 'grape jelly', 'mint jelly',
      'fruit mincemeat', 'bacon salt (vegetarian)', 'vegetable shortening', 'king oyster mushrooms', 'lobster mushrooms', 'turtle beans', 'horseradish', 'butterfly pea flower', 'Quorn pieces', 'eggs',
      'cheddar cheese', 'honey', 'liquid smoke', 'vegan nduja', 'sheep’s milk yogurt', 'oyster plant', 'veggie burgers', 'Beyond Meat', 'Impossible burger', 'plant-based chicken strips',
      'fish mint', 'vegan bone broth', 'bacon bits, vegetarian', 'jackfruit, shredded like pulled pork', 'marrow squash', 'ham-free pea soup', 'pigeon peas', 'monkey bread', 'cow’s milk', 'buffalo mozzarella', 'buffalo sauce', 'vegan Caesar dressing',
    ],
  },
  vegan: {
    not: [
      'egg noodles', 'honey', 'manuka honey', 'honeycomb', 'bee pollen', 'royal jelly', 'honey-roasted peanuts', 'whey', 'whey protein isolate', 'casein',
      'sodium caseinate', 'ghee', 'brioche', 'brioche buns', 'mayonnaise', 'Kewpie mayo', 'Quorn', 'Quorn mince', 'pesto with parmesan', 'basil pesto',
      'all-butter puff pastry', 'butter crackers', 'lactose', 'milk powder', 'milk solids', 'quark', 'fromage frais', 'burrata', 'crème fraîche', 'dulce de leche',
      'cajeta', 'paneer', 'lassi', 'labneh', 'egg wash', 'albumen powder', 'meringue nests', 'marshmallow fluff', 'lemon curd', 'custard',
      'Nutella', 'milk chocolate', 'white chocolate chips', 'ranch dressing', 'tzatziki', 'aioli', 'hollandaise sauce', 'béchamel sauce', 'Irish cream liqueur', 'lard',
      'gelatin', 'fish sauce', 'shellac glaze', 'lanolin', 'carmine', 'isinglass', 'beeswax', 'challah', 'butterscotch sauce', 'caramel sauce',
      'parmesan rind', 'nacho cheese', 'cottage cheese', 'half-and-half', 'naan made with yogurt', 'kimchi', 'Caesar dressing', 'honey mustard', 'sour cream', 'buttermilk powder', 'egg wash with oat milk', 'plant-based burgers with cheddar', 'pumpkin cream cheese', 'soy milk and eggs',
    ],
    fine: [
      'vegan butter', 'vegan egg noodles', 'egg-free noodles', 'plant-based mayo', 'vegan mayonnaise', 'eggless mayonnaise', 'vegan parmesan', 'cashew cream', 'cashew ricotta', 'almond ricotta',
      'coconut yogurt', 'oat creamer', 'oat milk', 'soy milk', 'cocoa butter', 'shea butter', 'almond butter', 'apple butter', 'butter beans', 'butter lettuce',
      'butternut squash', 'buttercup squash', 'cream of tartar', 'creamed coconut', 'coconut cream', 'honeydew melon', 'honeycrisp apples', 'honeynut squash', 'milk thistle', 'aquafaba',
      'flax egg', 'chia egg', 'eggplant', 'egg replacer', 'JUST Egg', 'vegan honey', 'agave nectar', 'date syrup', 'dairy-free chocolate chips', 'vegan white chocolate',
      'vegan pesto', 'tofu scramble', 'nutritional yeast', 'vegan Quorn pieces', 'vegan cheese sauce', 'coconut whipped cream', 'non-dairy creamer', 'vegan ice cream', 'lactic acid', 'sunflower seed butter',
      'vegan kimchi', 'peanut butter', 'cookie butter', 'soy curls', 'vegan ghee', 'vegan sour cream', 'plant milk', 'tahini', 'vegan feta', 'coconut condensed milk',
    ],
  },
  pescatarian: {
    not: ['lard', 'chicken broth', 'beef tallow', 'gelatin', 'pancetta', 'schmaltz', 'guanciale', 'bacon bits', 'pork rinds', 'bone marrow', 'demi-glace', 'duck fat', 'veal stock', 'chorizo', 'nduja'],
    fine: ['anchovy paste', 'fish sauce', 'dashi', 'clam juice', 'lobster bisque', 'Worcestershire sauce', 'tuna steaks', 'salmon bacon', 'fish gelatin', 'shrimp paste', 'tuna burgers', 'vegetable stock', 'oyster sauce', 'crab meat'],
  },
  halal: {
    not: ['lard', 'pork gelatin', 'gelatin', 'marshmallows', 'gummy bears', 'bacon', 'speck', 'lardons', 'nduja', 'manteca', 'chicharrones', 'boudin', 'blood sausage', 'black pudding', 'mirin', 'sake', 'cooking sherry', 'Marsala wine', 'Kirsch', 'Baileys', 'beer batter', 'hard cider', 'ham hock', 'gammon', 'coppa', 'capicola', 'soju', 'absinthe', 'triple sec', 'wild boar'],
    fine: ['beef bacon', 'turkey ham', 'halal gelatin', 'fish gelatin', 'halal marshmallows', 'vegan marshmallows', 'non-alcoholic beer', 'alcohol-free wine', 'red wine vinegar', 'ginger beer', 'root beer', 'beef salami', 'lamb merguez', 'agar', 'apple cider', 'rice vinegar', 'hamburger buns', 'graham crackers', 'ginger ale', 'portobello mushrooms'],
  },
  kosher: {
    not: ['lard', 'shrimp', 'lobster bisque', 'clam juice', 'oyster sauce', 'crab paste', 'escargots', 'frog legs', 'catfish', 'monkfish', 'sturgeon', 'rabbit', 'wild boar', 'bacon', 'nduja', 'speck', 'gelatin', 'marshmallows', 'blood sausage', 'alligator', 'camel', 'horse meat', 'octopus', 'squid ink', 'prosciutto', 'XO sauce', 'belacan', 'kosher shrimp'],
    fine: ['kosher salt', 'kosher gelatin', 'fish gelatin', 'kosher marshmallows', 'beef bacon', 'turkey bacon', 'schmaltz', 'gefilte fish', 'salmon roe', 'oyster mushrooms', 'crab apples', 'vegan marshmallows', 'lobster mushrooms', 'duck confit'],
  },
  'pork-free': {
    not: ['lard', 'manteca', 'nduja', "'nduja", 'speck', 'lardons', 'lardo', 'guanciale', 'boudin', 'chicharrón', 'pork rinds', 'pork scratchings', 'crackling', 'ham hock', 'gammon', 'mortadella', 'coppa', 'capicola', 'soppressata', 'bacon fat', 'bacon grease', 'Canadian bacon', 'jamón serrano', 'blood sausage', 'spam', 'pork gelatin', 'pig’s feet', 'chitterlings', 'fatback', 'salt pork', 'wild boar sausage', 'andouille', 'char siu', 'carnitas', 'pepperoni', 'bratwurst', 'kielbasa', 'refried beans with lard', 'chicken sausage with pork casing', 'turkey bacon and pancetta'],
    fine: ['beef bacon', 'turkey bacon', 'turkey pepperoni', 'beef chorizo', 'chicken sausage', 'turkey kielbasa', 'beef hot dogs', 'beef tallow', 'duck fat', 'schmaltz', 'vegan bacon', 'coconut bacon', 'hamburger buns', 'graham crackers', 'beef gelatin', 'lamb merguez', 'chicken andouille', 'vegetable shortening', 'duck prosciutto', 'all-beef salami', 'tempeh bacon', 'soy chorizo', 'bologna-style seitan'],
  },
  'alcohol-free': {
    not: ['kirsch', 'Baileys', 'soju', 'absinthe', 'pastis', 'Pernod', 'ouzo', 'Campari', 'Aperol', 'triple sec', 'chartreuse', 'sambuca', 'cachaça', 'grappa', 'schnapps', 'Guinness', 'hard seltzer', 'mead', 'cooking sherry', 'Chablis', 'burgundy wine', 'limoncello', 'moonshine', 'curaçao', 'Lillet', 'Frangelico', 'coffee liqueur', 'crème de cassis', 'sangria', 'rum-soaked raisins'],
    fine: ['sherry vinegar', 'red wine vinegar', 'non-alcoholic beer', 'alcohol-free gin', '0% beer', 'ginger beer', 'root beer', 'malt vinegar', 'sparkling apple juice', 'dealcoholized wine', 'rum extract', 'portobello mushrooms', 'ginger ale', 'winter squash', 'wine gums', 'vanilla bean', 'kombu', 'butter', 'aperitif crackers', 'porterhouse steak'],
  },
  'gluten-free': {
    not: ['seitan', 'maida', 'atta', 'kamut', 'einkorn flour', 'triticale', 'farina', 'cream of wheat', 'malt syrup', 'beer batter', 'matzo', 'filo pastry', 'panko', 'orzo', 'fregola', 'maftoul', 'wheat starch', 'shoyu', 'spring roll wrappers', 'digestive biscuits', 'vital wheat gluten', 'tempura flour', 'cornbread', 'corn bread', 'soba noodles', 'pretzels', 'croutons', 'rye crispbread', 'graham crackers', 'couscous', 'hoisin sauce', 'stuffing mix', 'wheat berries', 'malted milk powder', 'banana bread', 'oat bread', 'coconut cake', 'quinoa pasta with wheat'],
    fine: ['gluten-free oats', 'gluten-free soy sauce', 'tamari soy sauce', 'rice vermicelli noodles', 'buckwheat groats', 'rice noodles', 'corn tortillas', 'almond flour', 'gluten-free panko', 'chickpea pasta', 'cassava flour', 'masa harina', 'polenta', 'millet', 'sorghum flour', 'teff', 'amaranth', 'glass noodles', 'rice paper', 'zucchini noodles', 'glutinous rice', 'spaghetti squash', 'gluten-free beer', 'potato starch', 'flourless chocolate cake', 'coconut flour'],
  },
  'dairy-free': {
    not: ['ghee', 'casein', 'whey', 'curds', 'paneer', 'quark', 'mascarpone', 'clotted cream', 'Nutella', 'milk chocolate', 'béchamel', 'all-butter puff pastry', 'crema mexicana', 'cajeta', 'khoya', 'lactose-free milk', 'goat milk', 'sheep cheese', 'ranch dressing', 'buttercream', 'ganache', 'brown butter', 'fromage blanc', 'Irish cream', 'halloumi', 'nacho cheese sauce', 'malted milk powder', 'condensed milk', 'gelato'],
    fine: ['coconut milk yogurt', 'oat milk', 'dairy-free cheese', 'vegan butter', 'coconut cream', 'almond milk', 'cashew cream', 'cocoa butter', 'peanut butter', 'butter beans', 'cream of tartar', 'cream of coconut', 'creamed corn', 'dairy-free ice cream', 'soy yogurt', 'vegan parmesan', 'mayonnaise', 'eggs', 'butterhead lettuce', 'lactic acid'],
  },
  'egg-free': {
    not: ['egg wash', 'meringue powder', 'albumen', 'mayonnaise', 'aioli', 'hollandaise', 'béarnaise sauce', 'egg pasta', 'fresh pasta', 'egg noodles', 'brioche', 'challah', 'ladyfingers', 'custard', 'lemon curd', 'tartar sauce', 'Caesar dressing', 'royal icing', 'marshmallow fluff', 'advocaat', 'Quorn', 'eggnog', 'sponge cake', 'zabaglione', 'yolks', 'beaten egg whites'],
    fine: ['vegan mayonnaise', 'egg-free mayonnaise', 'eggless pasta', 'flax eggs', 'eggplant', 'egg replacer', 'aquafaba', 'JUST Egg', 'dried pasta', 'vegan meringue', 'chia egg', 'tofu', 'butter', 'milk'],
  },
  'nut-free': {
    not: ['marzipan', 'frangipane', 'praline', 'gianduja', 'amaretti', 'Nutella', 'almond paste', 'walnut oil', 'pecan pieces', 'satay sauce', 'peanut oil', 'groundnuts', 'pesto', 'dukkah', 'nougat', 'orgeat', 'nut butter', 'cashew cream', 'almond milk', 'hazelnut spread', 'mixed nuts', 'muhammara', 'romesco sauce', 'baklava', 'Reese’s cups', 'amaretto', 'trail mix', 'pistachio paste', 'macadamia oil', 'pine nuts'],
    fine: ['nutmeg', 'coconut', 'water chestnuts', 'chestnuts', 'doughnuts', 'nut-free pesto', 'nut-free granola', 'sunflower seed butter', 'pumpkin seeds', 'tiger nuts', 'nutritional yeast', 'butternut squash', 'soy nuts', 'ginger nuts', 'tahini', 'pine needles', 'coconut milk'],
  },
  'fish-free': {
    not: ['anchovy paste', 'Worcestershire sauce', 'Caesar dressing', 'bonito flakes', 'dashi', 'nam pla', 'taramasalata', 'fish stock', 'lox', 'gravlax', 'bottarga', 'surimi', 'kimchi', 'garum', 'smoked mackerel', 'caviar', 'branzino', 'arctic char', 'tuna', 'fish balls', 'isinglass', 'eel sauce with eel', 'unagi', 'hamachi', 'sablefish'],
    fine: ['vegan fish sauce', 'vegan Worcestershire sauce', 'vegan (anchovy-free) Worcestershire sauce', 'anchovy-free Worcestershire sauce', 'shrimp', 'kombu dashi', 'oyster sauce', 'vegan tuna', 'mussels', 'vegetarian Worcestershire sauce', 'vegan kimchi', 'crab apples', 'fish-free fish sauce', 'fishless fillets'],
  },
  'shellfish-free': {
    not: ['shrimp paste', 'belacan', 'oyster sauce', 'clam juice', 'lobster bisque', 'XO sauce', 'squid ink', 'scallops', 'crab rangoon', 'crawfish tails', 'conch', 'abalone', 'escargots', 'whelks', 'prawn crackers', 'Thai green curry paste', 'langoustine', 'scampi', 'Clamato', 'dried shrimp', 'sambal belacan', 'krill oil', 'geoduck', 'periwinkles', 'cockles'],
    fine: ['oyster mushrooms', 'king oyster mushrooms', 'vegetarian oyster sauce', 'vegan shrimp', 'lobster mushrooms', 'crab apples', 'fish sauce', 'salmon', 'vegan curry paste', 'oyster plant', 'shellfish-free curry paste', 'oyster crackers', 'hearts of palm crab cakes (vegan)'],
  },
  'sesame-free': {
    not: ['tahini', 'hummus', 'halva', 'za’atar', 'gomasio', 'furikake', 'sesame oil', 'everything bagel seasoning', 'dukkah', 'baba ganoush', 'benne seeds', 'sesame paste', 'gingelly oil', 'goma dressing', 'toasted sesame seeds', 'shichimi togarashi with sesame', 'sesame breadsticks'],
    fine: ['sesame-free hummus', 'sunflower butter', 'poppy seeds', 'flaxseed', 'sesame-free za’atar', 'hemp seeds', 'nigella seeds', 'chili oil', 'pumpkin seed butter'],
  },
  'soy-free': {
    not: ['tofu', 'tempeh', 'miso', 'edamame', 'soy sauce', 'shoyu', 'tamari', 'natto', 'doenjang', 'gochujang', 'doubanjiang', 'hoisin sauce', 'teriyaki sauce', 'TVP', 'textured vegetable protein', 'soy curls', 'soy milk', 'soya mince', 'yuba', 'bean curd', 'ponzu', 'kecap manis', 'liquid aminos', 'okara', 'fermented black beans', 'kinako', 'soy lecithin', 'oyster sauce', 'vegan mince made of soya', 'douchi'],
    fine: ['coconut aminos', 'chickpea miso (soy-free)', 'soy-free tamari', 'oat milk', 'chickpea tofu (soy-free)', 'mung bean sprouts', 'kidney beans', 'fish sauce', 'soy-free vegan butter', 'black beans'],
  },
}
