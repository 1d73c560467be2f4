import type { Looks } from '../cookbook/looks.ts'

type Lead = string | ((title: string, words: string) => string | undefined)
type Rule = readonly [
  words: RegExp,
  vessel: Looks['vessel'],
  view: Looks['view'],
  form: Looks['form'],
  lead?: Lead,
]

const above = 'from above'
const side = 'from the side'

/** Returns the look of a recipe's dough, by its title and its ingredients. */
const dough = (title: string, words: string): string => {
  if (
    /brownie|chocolate (?:cake|muffin|cupcake|cookie|torte|loaf)|double chocolate|cocoa|devil|fudge|rocky road/.test(
      title,
    )
  )
    return 'dark chocolate cake'
  if (/red velvet/.test(title)) return 'dark red cake'
  if (/gingerbread|ginger|molasses|pumpkin|carrot|spice/.test(title)) return 'brown cake'
  if (/granola|oat|flapjack|muesli/.test(words)) return 'golden oat cake'
  if (/cocoa/.test(words) && !/chip/.test(title)) return 'dark brown cake'
  if (/lemon|vanilla|sugar cookie|shortbread|angel|butter/.test(title)) return 'pale golden cake'
  if (/matcha|pistachio/.test(title)) return 'green cake'
  return 'golden cake'
}

const iced = (title: string, words: string): string =>
  /cheesecake|icebox/.test(title) ? 'ivory cake' : dough(title, words)

/** Returns the look of a blended drink: milk makes it paler than its fruit. */
const blended = (title: string, words: string): string | undefined => {
  if (/chocolate|cocoa|mocha/.test(title)) return 'brown drink'
  if (/green|spinach|kale|matcha|avocado/.test(title)) return 'pale green drink'
  return /milk|yog|cream|banana|oat/.test(words) && !/mango|berr|peach|orange/.test(words)
    ? 'ivory drink'
    : undefined
}

const pastry = 'golden crust'

/** Matches a flavour and a main food at the end of a name: "honey garlic chicken" is no salad of it. */
const endsIn = (flavors: string): RegExp =>
  new RegExp(
    `(?<![a-z])(?:${flavors}) (?:chicken|beef|pork|turkey|salmon|cod|shrimp|scallops?|tofu|cauliflower|tempeh|seitan|mushrooms|chickpeas|white beans)(?: breasts| thighs| chops| bites)?$`,
  )

/** Kinds by the words of a title; the first rule that matches decides. */
export const kindsByTitle: readonly Rule[] = [
  [/(?<![a-z])jollof/, 'skillet', above, 'fried rice', 'red rice'],
  [/(?<![a-z])(?:pakora|bhaji|rangoon|cheese wontons)/, 'plate', above, 'fritters', 'golden fritters'],
  [/(?<![a-z])(?:samosa|empanada)/, 'plate', above, 'turnovers', pastry],
  [/(?<![a-z])(?:pierogi|pelmeni)/, 'plate', above, 'dumplings', 'pale dumplings'],
  [/(?<![a-z])onigiri/, 'plate', above, 'rice balls', 'white rice'],
  [/(?<![a-z])summer rolls?/, 'platter', above, 'rolls in wrappers', 'translucent rice paper rolls'],
  [/(?<![a-z])(?:doughnut|donut|beignet|churro)/, 'wire rack', above, 'doughnuts', dough],
  [/(?<![a-z])bagels$/, 'basket', above, 'bagels', dough],
  [/(?<![a-z])pretzels?$/, 'basket', above, 'pretzels', 'brown pretzels'],
  [/(?<![a-z])macarons?(?![a-z])/, 'plate', above, 'sandwich cookies', dough],
  [/(?<![a-z])(?:meringues|pavlova)/, 'platter', above, 'meringue', 'white meringue'],
  [/(?<![a-z])(?:cream puff|choux|profiterole|[eé]clair)/, 'platter', above, 'cream puffs', 'golden puffs'],
  [/(?<![a-z])strudel/, 'board', above, 'pastries', pastry],
  [/(?<![a-z])(?:cr[eè]me br[uû]l[eé]e|crema catalana)/, 'ramekin', above, 'burnt custard', 'amber custard'],
  [/(?<![a-z])(?:flan\b|cr[eè]me caramel)/, 'plate', side, 'custard', 'yellow custard'],
  [/(?<![a-z])(?:sorbet|ice cream$)/, 'bowl', above, 'ice cream', blended],
  [
    /(?<![a-z])(?:parfait|mousse|panna cotta|(?<!bread |rice )pudding|chia|trifle)/,
    'tall glass',
    side,
    'layered in a glass',
    blended,
  ],
  [/(?<![a-z])(?:lemonade|juice|cooler|iced)/, 'tall glass', side, 'cold drink', blended],
  [/(?<![a-z])hot ?dogs?\b/, 'plate', above, 'hot dog', 'golden buns'],
  [/(?<![a-z])(?:cinnamon|sweet) (?:rolls?|buns?)\b/, 'baking dish', above, 'rolls', 'golden spiral rolls'],
  [/(?<![a-z])(?:dinner|bread) rolls?\b/, 'basket', above, 'rolls', 'golden rolls'],
  [/(?<![a-z])(?:naan(?! (?:wrap|pizza|flatbread))|focaccia)/, 'board', above, 'flatbread', 'golden bread'],
  [/(?<![a-z])french toast/, 'plate', above, 'french toast', 'golden toast'],
  [/(?<![a-z])scones?$/, 'plate', above, 'scones', dough],
  [/(?<![a-z])(?:crumble|crisp(?= with| for|$)|cobbler)/, 'baking dish', above, 'crumble', 'golden crumble'],
  [/^(?!.* and ).*(?<![a-z])meatballs?$/, 'plate', above, 'meatballs', 'brown meatballs'],
  [/(?<![a-z])(?:fried rice|paella|jambalaya|pilaf|biryani)/, 'skillet', above, 'fried rice'],
  [/(?<![a-z])mash(?:ed potatoe?s)?$/, 'bowl', above, 'mash', 'ivory mash'],
  [/(?<![a-z])(?:iced tea|mojito|sangria|limeade|eton mess)/, 'tall glass', side, 'cold drink', blended],
  [
    /(?<![a-z])(?:doughnut|beignet|macaron(?!i)|meringues|cream puff|choux|profiterole|[eé]clair|lamington|bagels)/,
    'tray',
    above,
    'cookies',
    dough,
  ],
  [/(?<![a-z])strudel/, 'board', above, 'loaf cake', dough],
  [/(?<![a-z])(?:cr[eè]me br[uû]l[eé]e|crema catalana)/, 'bowl', above, 'porridge'],
  [/(?<![a-z])kaiserschmarrn/, 'plate', above, 'pancakes', 'golden pancakes'],
  [/(?<![a-z])(?:mug cake|hot chocolate|cocoa\b(?! )|latte|chai|cappuccino|tea\b)/, 'mug', side, 'hot drink'],
  [/(?<![a-z])(?:ice pop|popsicle|ice lolly|paleta)/, 'tray', above, 'ice pops', blended],
  [/(?<![a-z])(?:smoothie bowl|a[cç]a[ií] bowl|kheer|sticky rice)/, 'bowl', above, 'porridge'],
  [/(?<![a-z])(?:baklava|tiramis[uù])/, 'board', above, 'bars', dough],
  [
    /(?<![a-z])(?:pavlova|flan\b|cr[eè]me caramel|toffee pudding|steamed pudding)/,
    'cake stand',
    side,
    'layer cake',
    iced,
  ],
  [/(?<![a-z])(?:poached (?:plum|pear|peach|apricot|quince)|mapo|wat\b)/, 'bowl', above, 'stew'],
  [
    /(?<![a-z])(?:p[aã]o de queijo|churro|onigiri|summer rolls?|pierogi|samosa|pakora|bhaji|egg rolls|rangoon|cheese wontons)/,
    'plate',
    above,
    'fritters',
  ],
  [/(?<![a-z])(?:pretzel)/, 'tray', above, 'cookies', dough],
  [/(?<![a-z])(?:borscht?\b|bouillabaisse|cioppino|pozole|matzo ball)/, 'bowl', above, 'soup'],
  [
    /(?<![a-z])(?:gumbo|pot roast|osso buco|étouffée|and (?:gluten-free )?dumplings|red beans and rice|aloo gobi|aloo matar|gobi masala|creamed (?:spinach|kale|chard|collard)|refried|kimchi jjigae)/,
    'bowl',
    above,
    'stew',
  ],
  [/(?<![a-z])(?:biscuits and|eggs on toast)/, 'board', above, 'toast'],
  [/(?<![a-z])(?:boiled|jammy) eggs/, 'plate', above, 'boiled eggs'],
  [
    /(?<![a-z])(?:fried|poached|sunny-side-up|over-(?:easy|medium|hard)) eggs/,
    'skillet',
    above,
    'fried eggs',
  ],
  [/(?<![a-z])arepas/, 'board', above, 'sandwich'],
  [/(?<![a-z])(?:tamales|arancini|suppl[iì])/, 'plate', above, 'fritters'],
  [/(?<![a-z])coronation chicken/, 'bowl', above, 'salad'],
  [
    /(?<![a-z])fried (?:chicken|tofu|turkey|cauliflower|oyster mushrooms)/,
    'sheet pan',
    above,
    'roasted vegetables',
  ],
  [/(?<![a-z])rösti/, 'plate', above, 'pancakes', 'golden pancakes'],
  [
    /(?<![a-z])(?:reuben|rachel|cheesesteak|calzone|patty melt|monte cristo|french dip)/,
    'board',
    above,
    'sandwich',
  ],
  [/(?<![a-z])(?:empanada|pelmeni|sushi(?! bowl)|tempura|patatas bravas)/, 'plate', above, 'fritters'],
  [/(?<![a-z])okonomiyaki/, 'plate', above, 'pancakes', 'golden pancakes'],
  [/(?<![a-z])eggs (?:benedict|florentine|royale)/, 'board', above, 'toast'],
  [/(?<![a-z])(?:souffl[eé]|stuffing\b|tamale pie|cassoulet)/, 'baking dish', above, 'casserole'],
  [/(?<![a-z])carnitas/, 'board', above, 'tacos'],
  [/(?<![a-z])(?:birria(?! taco)|rendang|feijoada|moqueca)/, 'bowl', above, 'stew'],
  [/(?<![a-z])chimichanga/, 'board', above, 'sandwich'],
  [/(?<![a-z])potato skins/, 'baking dish', above, 'stuffed vegetables'],
  [
    /(?<![a-z])(?:fish|cod|haddock|halibut|tofu|halloumi) and chips/,
    'sheet pan',
    above,
    'roasted vegetables',
  ],
  [/(?<![a-z])wings\b/, 'sheet pan', above, 'roasted vegetables'],
  [/(?<![a-z])(?:pork|beef|short|spare|back)[- ](?:short )?ribs\b/, 'baking dish', above, 'roast'],
  [/(?<![a-z])steak bites/, 'skillet', above, 'stew'],
  [
    /(?<![a-z])(?:spaghetti|linguine|fettuccine|penne|rigatoni|pasta|zucchini noodles) and (?:[a-z]+ )*(?:meat)?balls/,
    'plate',
    above,
    'long pasta',
  ],
  [
    endsIn(
      "teriyaki|honey (?:garlic|soy)|maple garlic|sticky (?:garlic|soy)|sesame|orange|general tso's|mongolian|sweet and sour|maple-glazed",
    ),
    'plate',
    above,
    'stir-fry',
  ],
  [
    endsIn(
      'tuscan|marry me|creamy|creamy (?:garlic|mushroom|lemon)|garlic (?:parmesan|butter)|lemon|lemon (?:butter|pepper)',
    ),
    'skillet',
    above,
    'stew',
  ],
  [/(?:piccata|marsala| in (?:mushroom )?pan sauce)$/, 'skillet', above, 'stew'],
  [/(?<![a-z])fondue/, 'bowl', above, 'dip'],
  [/(?<![a-z])wellington/, 'board', above, 'loaf cake', dough],
  [/(?<![a-z])cabbage rolls/, 'baking dish', above, 'stuffed vegetables'],
  [/(?<![a-z])(?:b[aá]nh m[iì])/, 'board', above, 'sandwich'],
  [/(?<![a-z])(?:sm[oø]rrebr[oø]d)/, 'board', above, 'toast'],
  [/(?<![a-z])(?:jollof|chilaquiles)/, 'skillet', above, 'stew'],
  [/(?<![a-z])(?:labneh)/, 'bowl', above, 'dip'],
  [
    /(?<![a-z])(?:smoothie|shakes?\b|lassi|lemonade|juice|parfait|mousse|panna cotta|(?<!bread |rice )pudding|chia|trifle|tiramisu|frappe|cooler|iced|sorbet|ice cream|milk\b$)/,
    'tall glass',
    side,
    'smoothie',
    blended,
  ],
  // Names that suggest another food than the one on the plate come before the foods.
  [/(?<![a-z])(?:hot ?dogs?\b|bratwurst)/, 'board', above, 'sandwich'],
  [/(?<![a-z])(?:loaf cake|pound cake)/, 'board', above, 'loaf cake', dough],
  [/(?<![a-z])(?:rocky road|tiffin|refrigerator cake)/, 'board', above, 'bars', dough],
  [/(?<![a-z])(?:mud pie|chocolate pie|fudge pie)/, 'cake stand', side, 'layer cake', iced],
  [/(?<![a-z])toad in the hole/, 'baking dish', above, 'casserole'],
  [/(?<![a-z])(?:bubble and squeak|dirty rice)/, 'skillet', above, 'stew'],
  [/(?<![a-z])garlic bread/, 'board', above, 'toast'],
  [
    /(?<![a-z])(?:(?:cinnamon|dinner|sweet|bread) rolls?\b|(?:sticky|morning|cinnamon|cardamom) buns?\b)/,
    'muffin tin',
    above,
    'muffins',
    dough,
  ],
  [/(?<![a-z])naan(?! (?:wrap|pizza|flatbread))/, 'plate', above, 'quesadilla', 'golden tortillas'],
  [/(?<![a-z])(?:[a-z]*burger|slider|sloppy joe)/, 'board', side, 'burger'],
  [
    /(?<![a-z])(?:burrito bowl|poke|grain bowl|buddha|power bowl|nourish|quinoa bowl|rice bowl|bibimbap|donburi)/,
    'bowl',
    above,
    'bowl in sections',
  ],
  [/(?<![a-z])(?:soup|chowder|bisque|gazpacho|minestrone|broth|ramen|pho\b|laksa)/, 'bowl', above, 'soup'],
  [/(?<![a-z])(?:taco(?!.*(?:salad|soup|bowl)))/, 'board', above, 'tacos'],
  [
    /(?<![a-z])(?:burrito|wraps?\b|sandwich|panini|club|grilled cheese|sub\b|gyro|shawarma|hoagie|toastie|\bblt\b|pita pocket)/,
    'board',
    above,
    'sandwich',
  ],
  [/(?<![a-z])(?:quesadilla|scallion pancake|spanakopita)/, 'plate', above, 'quesadilla', 'golden tortillas'],
  [/(?<![a-z])(?:pizza|flatbread)/, 'board', above, 'pizza', pastry],
  [/(?<![a-z])(?:french toast|waffle)/, 'plate', above, 'waffles', 'golden waffles'],
  [/(?<![a-z])(?:toasts?\b|bruschetta|crostini|tartine|bagel)/, 'board', above, 'toast'],
  [/(?<![a-z])(?:kebab|kabob|skewer|satay|souvlaki|yakitori)/, 'board', above, 'skewers'],
  [/(?<![a-z])(?:pancake|cr[eê]pe|blini|flapjack)/, 'plate', above, 'pancakes', 'golden pancakes'],
  [/(?<![a-z])(?:muffin|cupcake|popover)/, 'muffin tin', above, 'muffins', dough],
  [
    /(?<![a-z])(?:cookie|biscuit|macaroon|shortbread|scone|snickerdoodle|granola(?! bar)|meringues?$)/,
    'tray',
    above,
    'cookies',
    dough,
  ],
  [/(?<![a-z])(?:brownie|blondie|\bbars?\b|fudge|bark|squares|slice\b)/, 'board', above, 'bars', dough],
  [
    /(?<![a-z])(?:energy|bites|balls|truffle|meatball|falafel|fritter|croquette|nugget|dumpling|gyoza|arancini|crab cake|fish cake)/,
    'plate',
    above,
    'fritters',
  ],
  [/(?<![a-z])(?:cheesecake|layer cake|torte|gateau|cake(?!s\b))/, 'cake stand', side, 'layer cake', iced],
  [
    /(?<![a-z])(?:banana bread|loaf|focaccia|[a-z]*bread\b|brioche|soda bread|cornbread|challah|pound)/,
    'board',
    above,
    'loaf cake',
    dough,
  ],
  [
    /(?<![a-z])(?:shepherd|cottage pie|lasagn|casserole|gratin|moussaka|mac(?:aroni)? and cheese|mac & cheese|crumble|crisp(?= with| for|$)|cobbler|baked (?:oat|ziti|pasta|penne|beans)|enchilada|bake\b|strata|parmigiana|scalloped|bread pudding|tray ?bake|clafoutis)/,
    'baking dish',
    above,
    'casserole',
  ],
  [/crustless/, 'skillet', above, 'omelette', 'yellow eggs'],
  [/(?<![a-z])(?:\bpie\b|\btarts?\b|tarte|quiche|galette|pot pie)/, 'pie dish', above, 'pie', pastry],
  [/(?<![a-z])(?:stuffed (?!chicken|pork))/, 'baking dish', above, 'stuffed vegetables'],
  [/(?<![a-z])(?:salad|slaw|fattoush|tabbouleh|caprese)/, 'bowl', above, 'salad'],
  [/(?<![a-z])(?:risotto|orzotto)/, 'bowl', above, 'risotto'],
  [/(?<![a-z])(?:shakshuka|eggs in purgatory|huevos)/, 'skillet', above, 'eggs in sauce'],
  [/(?<![a-z])(?:frittata|tortilla espa|spanish tortilla)/, 'skillet', above, 'omelette', 'yellow eggs'],
  [/(?<![a-z])(?:omelet|egg cup)/, 'plate', above, 'omelette', 'yellow eggs'],
  [
    /(?<![a-z])(?:oat|porridge|polenta|grits|congee|mash|rice pudding|yogh?urt bowl|cereal|muesli)/,
    'bowl',
    above,
    'porridge',
  ],
  [
    /(?<![a-z])(?:hummus|baba ganoush|guacamole|\bdip\b|salsa|spread|pesto$|tzatziki|relish|jam\b|compote|sauce$)/,
    'bowl',
    above,
    'dip',
  ],
  [
    /(?<![a-z])(?:fried rice|paella|jambalaya|pilaf|skillet|hash|one[- ]pan|biryani|scramble|fajita|cacciatore)/,
    'skillet',
    above,
    'stew',
  ],
  [
    /(?<![a-z])(?:pasta|spaghetti|linguine|fettuccine|penne|rigatoni|carbonara|bolognese|alfredo|gnocchi|tagliatelle|macaroni|orecchiette|ravioli|tortellini)/,
    'plate',
    above,
    'long pasta',
  ],
  [/(?<![a-z])(?:noodle|lo mein|chow mein|pad thai|udon|soba|yakisoba|japchae)/, 'bowl', above, 'noodles'],
  [
    /(?<![a-z])(?:stir[- ]?fry|teriyaki|kung pao|sweet and sour|general tso|bulgogi|\bwok)/,
    'plate',
    above,
    'stir-fry',
  ],
  [
    /(?<![a-z])(?:curry|masala|korma|vindaloo|\bdal\b|daal|chana|stew|chili\b|chilli\b|goulash|tagine|gumbo|ragu|stroganoff|bourguignon|braise|adobo|rogan|saag|palak|butter chicken)/,
    'bowl',
    above,
    'stew',
  ],
  [
    /(?<![a-z])(?:sheet[- ]pan|roasted (?!chicken|beef|pork|lamb|turkey|duck|tomato soup)|fries|wedges|chips\b|wings|crispy (?:potato|chickpea|kale|cauliflower))/,
    'sheet pan',
    above,
    'roasted vegetables',
  ],
  [
    /(?<![a-z])(?:roast|whole chicken|pot roast|leg of|brisket|glazed ham|pulled|prime rib)/,
    'baking dish',
    above,
    'roast',
  ],
]
