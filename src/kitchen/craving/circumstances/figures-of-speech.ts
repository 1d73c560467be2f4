import { NOT_MESSY } from '../../culinary/denied-looks.ts'
import type { Circumstance } from './circumstance.ts'

/** Words that say when, why or beside whom somebody cooks, and name nobody who eats and nothing to eat. */
const besideTheCook = `
  (with|have|has|having|got|just had|we have) [THE|new|tiny] (newborn|new born|new baby) [at home|here|in the house] !(to feed|food|who eats|eats|cereal|puree)
  [THE] (newborn|new baby|new born) (at home|in the house|life|phase|stage|haze|days)
  (?<=(?:hand|handed|hands free|sleep deprived|breastfeeding), )newborn(?=,|$)
  (with|have|has|got|having|and|while) [THE|one|two|three|four|2|3] (toddler|toddlers|baby|babies|kid|kids|child|children|infant|newborn|dog|dogs|cat|cats|puppy|little one|little ones) [is|are|who is|who's|that is] [always|constantly|running|clinging|hanging|crawling] (underfoot|under foot|at my feet|at my ankles|around my ankles|around my legs|on my hip|in my arms|on my leg|to my leg|hanging on me|clinging to me|on one hip|in one arm|in the other arm)
  [THE] (toddler|toddlers|baby|kid|kids|children|dog|dogs|cat) (is|are|s) [always|constantly] (underfoot|under foot|at my feet|clinging to me|on my hip)
  [while|when|until|before|once|because|since|as|so] [THE|one's] (baby|baby's|babys|babies|newborn|newborn's|infant|infant's|toddler|toddler's|little one|twins|kids) [is|are|was|has|finally|just|only|always|constantly|still|keeps|gets|got|goes|went|won't stop|wont stop|down for] [a|her|his|their|an] (napping|naps|nap|nap time|naptime|asleep|sleeping|sleeps|to sleep|to bed|in bed|crying|cries|screaming|screams|fussing|fusses|colicky|awake|wakes|wakes up|waking) [right now|now|soon|finally] !(food|bag|cookies)
  [THE] (baby|baby's|babys|newborn|infant|toddler) (gets|is|gets so|is so|is being|has been|gets really) (fussy|cranky|clingy|restless|grumpy) !(eater|about|with|at)
  (holding|hold|carrying|rocking|wearing|nursing|breastfeeding|soothing|bouncing) [THE] [sleeping|crying|fussy|sleepy|new|month|old] (baby|newborn|infant|toddler|twins)
  [with|have|THE] (baby|newborn|infant|toddler) (in|on) (one|1|my|the other|other) (arm|arms|hip|lap|hand|chest)
`

/** Words of a plan of several meals, of which one dish is made, and of what somebody eats already. */
const ofPlanning = `
  (sick|sick to death|sick and tired|tired|bored|bored to death|bored to tears|bored stiff|fed up) (of|with|by) [literally|basically|practically|absolutely|just] (everything|all the things|anything|all|all of it|the same things?|the same old things?|whatever|the food|the stuff) [that] (i|we) [always|ever|usually|can|know how to|normally] (cook|make|eat|cooks|makes|bake|prepare|have)
  (to save my life|for the life of me)
  that (goes|go|gets|get|turns|turn) (limp|soggy|mushy|slimy|wilted) [after|by|in|within|so fast|so quickly|overnight|the next day]
  [need|want|help] [someone|somebody|you|me] [to] plan [out] (my|our|the|all|this|next|a) [of]
  [need|want] (someone|somebody|you) to plan [my|our]
  (weekly|monthly) [menu|plan|menus|rotation]
  (without|not|never|don't|doesn't) [burning|burn] (burning down|burn down|burning|setting fire to|set fire to|destroying|wrecking) THE [whole] (kitchen|house|place|apartment)
  (because|as|since|cause|cuz) (i|we|he|she|they) (had|ate|made|cooked|have had) (that|it|them|those|this|both) [all] (yesterday|last night|already|twice|all week|the other day|for lunch|for dinner|for breakfast|today) [and] [the] [day|night] [before] [too|as well]
  <!(tasting|children's) menus? [planning|plan]
  (meal|diet|food) (plan|plans|planner|planning)
  [his|her|their|only|main|major|one] (source|sources) of protein (is|are|was) [a-z]+(?: [a-z]+)?(?=$|,)
  sick and(?= tired of)
  (?<=(?:go|up|rid of|gone|finish|finished|used|eaten|out of the house)(?: [^ ]+){0,8} )before (pesach|pessach|passover|lent|ash wednesday|ramadan|THE holidays|i move|we move|moving|THE move|THE vacation|vacation|we leave|i leave|we go away)
`

/** Questions about the heat and the time of a dish, which its recipe answers. */
const askingForSteps = `
  (how long|how many minutes|how hot) (to|do i|do you|do we|should i|should you|must i|does it take to|can i|for)
  (at what|which|what|what's the|what is the) [oven|internal|cooking|right|best] (temperature|temp|temps|temperatures) [is best|to use|should it be|do i|do you|should i|to|for]
  (internal|inside|oven|roasting|baking|cooking|grilling|frying|smoking) (temperature|temp|temperatures|temps|time|times) [for|of]
  [and] <!(room|the|body|right|low|high|any|same) (temperature|temperatures) [for|of|and time]
`

/** Figures of speech with a food or a meal in them, as people put them into the talk around a wish. */
const english = `
  (go|goes|going|went|get|got|send|sent|sends|be|being|off) to bed (without|with no) [any] (supper|dinner|food|eating)
  (without|missed|miss|missing|skip|skipped|skipping|skips|forgot|forget|no time for|late for|haven't had|havent had|didn't have|didn't get|haven't eaten|didn't eat) [any|my|our] (supper|dinner|lunch|breakfast|brunch)(?=$|,| yet| again| today| because| so | tonight| and (?:now|need|want|i|am|so))
  (go|goes|going|went|gone|stay|stayed|starve|just go) hungry
  (?<=potatoes )(?:kind of |kinda |sort of |sorta |type of )?(?:man|guy|men|guys|girl|woman|person|people|family|husband|eater|eaters|household)(?= |$|,)
  [THE|big|huge|real|total|avid|such] meat (eater|eaters|lover|lovers) !(pizza|pizzas|omelette|omelet|calzone|sandwich)
  (won't|wont|will not|wouldn't|would not|doesn't|does not|don't) [even] (need|miss|notice) [THE] meat [is missing|is gone|at all]
  <!(we|i) (friends|friend|neighbors|neighbours|neighbor|neighbour|aunt|uncle|coworker|coworkers|parents|sister|brother|she|he|they|who) (have|has|keep|keeps|raise|raises|own|owns|got) [backyard|their own|own|some|a few|pet|their] (chickens|hens|ducks|geese|goats|cows|bees|sheep)
  (we|i) (keep|raise|own) [backyard|our own|own|some|a few|pet|our] (chickens|hens|ducks|geese|goats|cows|bees|sheep)
  <!(why) do (cooks|you|people|chefs|i|we|they) use [^ ,]+(?: [^ ,]+)? or [^ ,]+(?: [^ ,]+)?(?=$|,)
  in the mix
  (add|adds|added|throw|throws|thrown) (to|into) the mix
  (pig|pigs|pigged|pigging) out [on]
  for the (sake|love) of [god|pete|mike|everything holy]
  for (pete's|heaven's|goodness|god's|christ's) sake
  sweetie (pie|pies)
  (sweety|sweetee) (pie|pies)
  cutie (pie|pies)
  (honey bun|honeybun|sugar plum|sugarplum|cup cake|cupcake|pumpkin|dumpling|muffin|peanut|pudding|sweet pea|cookie|buttercup) of mine
  my little (dumpling|muffin|peanut|pumpkin|cupcake|sweet pea|bean|cabbage|sausage|nugget|potato|bun) !(pie|soup|recipe|recipes|bread|cake|salad|pancakes)
  my sweet (pea|dumpling|muffin|cupcake|peanut) !(pie|soup|recipe|recipes|bread|cake|salad)
  <!(bunny|puppy|dog|cat|muddy|monkey|purina|chow) chow !(mein|fun|chow|chows|dog|dogs|mix)
  (chow|chows|chowing|chowed|scarf|scarfing|wolf|wolfing|wolfed) down [on]
  (bring|bringing|brings|brought) home the bacon
  (save|saves|saved|saving) (my|our|his|her|your) bacon
  on the table !(of|side)
  (is|are|was|be|are all|that's|thats|it's|its) [totally|really|absolutely|so|kind of|kinda|just|definitely|truly] (my|our|his|her|their) (jam|jams|bread and butter|cup of tea|cuppa|thing) !(and|sandwich|tart|recipe)
  <!(not|not really|isn't|isnt|aren't|arent|never) (my|our|his|her|their|everyone's) cup of tea
  [a|an] piece of cake [easy] (dinner|supper|lunch|meal|meals|weeknight|recipe for dinner|cooking|to make|to cook|breakfast)
  <!(of|the) (as|just|so) [easy|simple] (easy|simple|nice|sweet|american) as [apple|cherry] pie
  [as] (easy|nice|sweet) as pie
  (baker's dozen of ideas|take the biscuit|takes the biscuit|cheese it|cheesed off|browned off|fed up to the gills)
  (cheesy|corny|cheesier|corniest) (jokes|joke|puns|pun|lines|line|pickup lines|songs|song|movies|movie|romcom|romcoms|grin|smile|love songs)
  (corny|cheesy|nutty|fruity) (dad|sense of humor|humor|humour|professor)
  (the|a|some) big cheese [is|coming]
  (big cheese|top dog|head honcho|big enchilada|whole enchilada) !(recipe|recipes|sauce|casserole)
  <!(potato) couch potatoes?
  [THE] (best|greatest|biggest) (thing|idea) since sliced bread
  (take|takes|took|taken|taking) (it|that|this|everything) with a (grain|pinch) of salt
  (she|he|kid|son|daughter|child|baby|he's|she's|is) [is|just] the apple of (my|our|his|her) eye
  (i'm|im|i am|we're|he's|she's) [completely|absolutely|totally|just|burnt|burned] toast (after|by|from|at|tonight|today)
  my (brain|head|mind) is [like|total|just|all|pure] (mush|scrambled eggs|scrambled|mashed potatoes|mashed potato|fried|jelly|jello|pudding|soup|oatmeal|porridge|a potato|spaghetti|swiss cheese|toast)
  (brain|legs|knees|arms) (is|are|feel|feels|like|turned to|are like) [like] (mush|jelly|jello|noodles|spaghetti|pudding|lead|porridge) !(recipe)
  (walk|walking|walks|tiptoe|tiptoeing) on [egg|egg-] (eggshells|eggs shells|shells)
  (easy|slow|lazy) peasy [lemon squeezy]
  (nothing|not|ain't|isn't|no) [but] small potatoes
  (small|small-time) (potatoes|fry) compared
  (sour|bitter) grapes !(juice|jelly|recipe)
  (two|three|couple of) peas in a pod
  (rub|rubs|rubbed) salt in(?:to)? (the|my) wounds?
  (spice|spicing) (up) (my|our|the) (love life|marriage|relationship)
  (bun|buns) in the oven !(recipe)
  (proof is in|proof of) the pudding
  (life is|life's) (just |like )?(a bowl of cherries|a box of chocolates|no picnic|a lemon)
  (second|another|two|one) bites? (at|of) the (cherry|apple)
  (bring|brings|bringing|put|putting) [the|some|home] (bacon home|bread on the table|food on the table)
  (sell|sold|selling|go|going|went) like (hotcakes|hot cakes|hot buns)
  (use|using) your (loaf|noodle|noggin)
  (butter|buttering) up (my|our|the|his|her|your) [new|old] (boss|mother in law|in laws|teacher|wife|husband|landlord|girlfriend|boyfriend|neighbor|neighbour)
  [with] (egg|eggs) on (my|our) faces?
  (bread and butter|bread-and-butter) (of|is|job|business|work|topic|issue|skill)
  (best|greatest) thing since sliced bread
  (is|was|be|it's|its|it) a piece of cake !(recipe|with)
  (that|it) takes the (cake|biscuit|cookie)
  (is|be|was|would be|just) the (icing|cherry) on (the cake|top)
  have (my|your|their|our) cake and eat it [too]
  (sell|sells|selling|sold|go|going|goes) like hot ?cakes
  (half|not fully) baked (idea|ideas|plan|plans)
  (cry|crying|cried) over (spilt|spilled) milk
  (milk|milking) it for all it is
  (land|lands) of milk and honey
  (cream of the crop|top banana|second banana|couch potato|couch potatoes|bad apple|rotten egg|tough cookie|tough cookies|smart cookie|smart cookies|sour grapes|cheesy joke|cheesy jokes)
  (apple|apples) (of my eye|to oranges|and oranges)
  (i'm|we're|im|am|are|really|bit) in a [bit of a|real|right] (pickle|jam) !(jar|sandwich|tart)
  quite a pickle
  (cool as a|as cool as a) cucumber
  (like|as alike as|are like) two peas in a pod
  (spill|spills|spilled|spilling) the (beans|tea)
  (full of|doesn't know|not worth a hill of|hill of) beans
  not for all the tea in china
  (carrot|carrots) (and|or) (stick|sticks) approach
  dangle a carrot
  (walk|walking|walks) on (eggshells|egg shells)
  (egg|eggs) in one basket
  (egg|eggs) on (my|his|her|your|their) face
  chicken and egg (problem|situation|question)
  (chickened|chickening) out [of]
  (to|don't|dont|might|gonna|will|always|didn't) chicken out
  (running|run|runs|ran) around like (a chicken|chickens|headless chickens|a headless chicken) [with its head cut off|with my head cut off|with their heads cut off]
  (count|counting) (my|your|the) chickens [before they hatch]
  no spring chicken
  (wild|on a wild) goose chase
  (cook|cooked|cooks) (my|his|her|our) goose is
  my goose is cooked
  (talk|talking) turkey
  (go|goes|going|went|quit|quitting|stop|stopped|stopping) cold turkey
  (fish out of water|like a fish out of water|bigger fish to fry|other fish to fry|drink like a fish|plenty of fish in the sea|something fishy|smells fishy)
  (packed|squeezed|squashed|crammed|packed in) [in] like sardines
  (red herring|shoot fish in a barrel|the world is my oyster|happy as a clam|clam up|clammed up|holy mackerel|holy cow|holy guacamole)
  (have a|got a|i've got a|with a) beef with
  (where's|wheres) the beef
  beef (up|it up) (my|the|our) (cooking|skills|game|routine)
  (ham|hams|hamming) it up
  (butter|buttering|buttered) (me|him|her|them) up
  butter wouldn't melt
  (butter|slippery) fingers !(candy|bar|bars|pie)
  (salt of the earth|worth (his|her|my|their|your) salt|with a grain of salt|rub salt in the wound|salt in the wound)
  (sugar ?coat|sugar-coat|sugarcoating|sugar coating) it
  (low hanging|low-hanging|forbidden) fruit !(salad)
  (bear|bears|bore) fruit
  (lemon|lemons) (of a car|car|when life)
  when life gives (you|me|us) lemons
  (go|going|went|driving me|drive me|drives me|drove me|go absolutely|gone) (bananas|nuts|crackers) !(free|and)
  in a nut ?shell
  (tough|hard) nut to crack
  (use|using) (my|your) (noodle|bean) !(soup|salad)
  (food for thought|recipe for disaster|recipe for success|cook the books|cooking the books)
  too many cooks [in the kitchen|spoil the broth]
  but the kitchen sink
  [on the] back burner
  (out of the frying pan|frying pan into the fire|pot calling the kettle black|flash in the pan|pan out|panned out)
  (a watched pot|watched pots) [never|doesn't] [boils|boil]
  (bite|biting|bit) off more than (i|you|we|he|she|they) (can|could) chew
  (eat|eats|eating|ate) (my|your|his|her|their|humble|some humble) (words|hat|pie|heart out|feelings)
  eat crow
  (eating|eats|eat|eaten) (me|us) (out of house and home|alive)
  (eyes|eye) bigger than (my|his|her|their|your) (stomach|stomachs|belly)
  (hungry|hungry enough|so hungry i could|could) [to] eat a horse
  (sing|singing|sang) for (my|his|her|our) supper
  (has a|have a|with a|got a) bun in the oven
  (worst|best) of both worlds
  (gravy train|cash cow|sacred cow|until the cows come home|till the cows come home|when pigs fly|pig in a poke|lipstick on a pig)
  (bread ?winner|breadwinner|bread winners|breadwinners|brown nose|egg head|egghead|meat ?head|pea brain|peabrain|cheese ?head|cauliflower ear|butterfingers)
  (say|says|saying) cheese(?=$|,)
  (cut|cuts|cutting) the mustard
  (that is|that's|that|it's|it) [just] (the way the cookie crumbles|how the cookie crumbles)
  (hand|caught with (my|his|her) hand) in the cookie jar
  (variety is the )spice of life
  (spice|spicing|spices) (up|things up|it up) [my|our|the] (life|lives|week|routine|dinner rotation|rotation|weeknights|weeknight|meals|menu)
  (sandwich generation|no such thing as a free lunch|ladies who lunch)
`

const german = `
  (das ist mir|ist mir|mir|das ist alles|alles) [voll|vollig|total] (wurst|wurscht|kase)
  es geht um die wurst
  (tomaten auf den augen|alles in butter|butter bei die fische|seinen senf dazu|ihren senf dazu|da haben wir den salat)
  (kein|das ist kein) honigschlecken
  (das ist|ist|war) [doch|ein|echt|ja] (kinderspiel|klacks|zuckerschlecken|kein zuckerschlecken|mein ding)
  (nicht mein|ist nicht mein|mein) (bier|ding)
  (bin|ist|sind|bist) [heute|total|echt|so|vollig] (matsch|brei|pudding|banane|kase|wurst|ein wurstchen|durch den wind|bananig)
  (mir ist|ist mir|das ist mir|is mir) [alles|total|vollig|eh|sowieso|echt] (wurst|wurscht|wurschtegal|banane|kase|schnuppe|rille)
  (seinen|meinen|ihren|deinen) senf (dazugeben|dazu)
  (geht|gehen|ging) (weg|wie) wie warme semmeln
  (hab|habe|haben|hat) (tomaten|bohnen) auf den (augen|ohren)
  (hab|habe|haben) [so] einen (baren|bären|barenhunger|mordshunger|wolfshunger)
  (wie|leben wie) gott in frankreich
  (das ist nicht mein|nicht mein) bier
  (um den heissen brei|der dumme rest|in teufels kuche|die suppe ausloffeln|ein haar in der suppe|das fett weg|sein fett weg|ins fettnapfchen|durch den kakao ziehen|aus dem quark kommen|so ein quark|so ein kase|quatsch mit sosse|in der klemme|beleidigte leberwurst|nicht die bohne|die kuh vom eis|mit jemandem ein huhnchen rupfen|mein lieber schwan|schwein gehabt|hab schwein|kein schwein|arme wurstchen|armes wurstchen|nicht das gelbe vom ei|eierlegende wollmilchsau|wie ein ei dem anderen|in den sauren apfel beissen|apfel fallt nicht weit|mit ihm ist nicht gut kirschen essen|sahnehaubchen obendrauf|alles kase|alter schwede|dicke bohnen in den ohren|treulose tomate|faule tomate|sussholz raspeln|pfeffer im hintern|wo der pfeffer wachst|hopfen und malz|mir lauft das wasser im mund)
  (mein|meine|mein kleiner|meine kleine) (zuckerschnecke|mausebacke|sussmaus|zuckerpuppe|schnuckelchen)
`
const spanish = `
  [ser|es|esta|soy|fue|algo] pan comido
  (estoy|esta|estar|soy|siento|me siento) [yo] en (mi|su|mis) salsa
  (estoy|esta|ando|quede|me quede) [hecho|hecha|como] (polvo|puré|pure|papilla|un flan|una sopa|un tomate|como un flan)
  (no|me) (vale|importa) [un|una] (papa|pepino|pimiento|comino|rabano|huevo)
  no (entiendo|tengo|se|sé) ni (papa|jota)
  (la|mi|su) (guinda|cereza) del pastel
  (eres|soy|es) [un|una|muy] (pan de dios|trozo de pan|pedazo de pan|melon|besugo|merluzo|pavo total)
  (tengo|traigo|me cargo) un hambre (de lobo|canina|atroz|que me muero)
  mi (cerebro|cabeza) (esta|es) [hecho|hecha] (papilla|pure|sopa)
  (mi media naranja|del ano de la pera|el ano de la pera|dar calabazas|me dio calabazas|le dio calabazas|importa un pimiento|importa un pepino|importa un rabano|me vale un pepino|importa un comino|a buenas horas mangas verdes|poner toda la carne en el asador|no hay tu tia|con las manos en la masa|quien corta el bacalao|de mala leche|mala leche|ser la leche|a toda leche|cuesta un huevo|importa un huevo|hasta los huevos|estar como una sopa|hecho una sopa|ponerse como un tomate|rojo como un tomate|ponerse morado|mas bueno que el pan|bueno como el pan|al pan pan y al vino vino|contigo pan y cebolla|estar de mala uva|mala uva|ser del ano de la pera|vete a freir esparragos|manzana de la discordia|irse de copas|ganarse el pan|me importa un bledo|meter cizana|sacar las castanas del fuego|como sardinas en lata|cara de acelga|darle sabor a la vida)
`
const french = `
  (c'est|est|etait|c'etait) [vraiment|pas|loin d'etre] (pas|de la|du) [de la] (tarte|gateau|nanan) [de|a]
  (c'est|est) pas (de la tarte|du gateau|mes oignons|ma tasse de the)
  (raconter|raconte|raconté) des salades [a]
  (je suis|suis|on est|est) [completement|totalement] (a la ramasse|en compote|en marmelade|chocolat|dans les choux|dans le jus|dans la semoule|dans les patates|rape|carotte|cuit|cuite)
  (j'ai|ai|avoir) (les jambes|la tete|les pieds|le cerveau|l'estomac) (en compote|en marmelade|en bouillie|dans les talons|en puree)
  (j'ai|ai|on a) [une|la] (la dalle|faim de loup|les crocs|l'estomac dans les talons|un petit creux|un creux)
  (ma|pas ma|sa) tasse de the
  (tomber dans les pommes|tombe dans les pommes|raconter des salades|raconte des salades|occupe toi de tes oignons|pas mes oignons|c'est pas tes oignons|en faire tout un fromage|tout un fromage|la moutarde me monte au nez|moutarde me monte|mettre du beurre dans les epinards|le beurre et l'argent du beurre|avoir un coeur d'artichaut|poser un lapin|pose un lapin|un froid de canard|froid de canard|la cerise sur le gateau|cerise sur le gateau|c'est du gateau|pas du gateau|c'est la fin des haricots|fin des haricots|courir sur le haricot|court sur le haricot|long comme un jour sans pain|pour une bouchee de pain|pain sur la planche|du pain sur la planche|ca ne mange pas de pain|mange pas de pain|faire chou blanc|mon petit chou|bete comme chou|c'est bete comme chou|les carottes sont cuites|carottes sont cuites|haut comme trois pommes|couper la poire en deux|avoir la patate|j'ai la patate|la patate aujourd'hui|avoir la peche|j'ai la peche|la banane jusqu'aux oreilles|avoir la banane|presse comme un citron|serres comme des sardines|casser du sucre sur|mettre son grain de sel|cracher dans la soupe|arriver comme un cheveu sur la soupe|tourner au vinaigre|mettre de l'eau dans son vin|boire du petit lait|marcher sur des oeufs|va te faire cuire un oeuf|etre dans le petrin|suis dans le petrin|jeter l'huile sur le feu|appuyer sur le champignon)
`
const italian = `
  (sono|siamo|e|sta|sei) [proprio|davvero|gia] (alla frutta|in un mare di guai|cotto|cotta|bollito|bollita|fuso|fusa|un salame|una rapa)(?= |$|,) !(con|al|alla|di)
  (non) (capisco|so|vale|mi importa|me ne importa|ci capisco|faccio|ho|trovo) (un|una) (cavolo|tubo|fico secco|cavoletto|acca) [di]
  (ho|abbiamo) [una] (fame da lupi|un certo languorino|un languorino|il cervello in pappa|le gambe di gelatina|la testa come un pallone)
  (e|sara|era) [proprio|stato] (un gioco da ragazzi|una passeggiata|facile come bere un bicchier d'acqua)
  (non tutte le ciambelle|riescono col buco|essere alla frutta|siamo alla frutta|sono alla frutta|andare a tutta birra|a tutta birra|buono come il pane|pane per i suoi denti|dire pane al pane|pane al pane|rendere pan per focaccia|pan per focaccia|se non e zuppa e pan bagnato|zuppa e pan bagnato|tutto fa brodo|in bocca al lupo|cadere dalla padella alla brace|dalla padella alla brace|la ciliegina sulla torta|ciliegina sulla torta|due uova nel paniere|rompere le uova nel paniere|testa di rapa|cavare sangue da una rapa|sei come il prezzemolo|che cavolo (cucino|mangio|faccio|preparo|mangiamo|cuciniamo)|non capisco un cavolo|un cavolo di niente|cosa c'entrano i cavoli a merenda|cavoli a merenda|salvare capra e cavoli|capra e cavoli|cavoli tuoi|cavoli miei|avere sale in zucca|non avere sale in zucca|finire a tarallucci e vino|avere le mani in pasta|mani in pasta|essere di pasta buona|far venire il latte alle ginocchia|latte alle ginocchia|liscio come l'olio|a macchia d'olio|acqua in bocca|rosso come un peperone|dolce come il miele|prendere due piccioni con una fava|due piccioni con una fava|avere gli occhi foderati di prosciutto|prosciutto sugli occhi|salame che non sei altro|sei un salame|la frittata e fatta|patata bollente|spirito di patata|pesce d'aprile|pesce fuor d'acqua|sano come un pesce|muto come un pesce|non sapere che pesci pigliare)
`

/** Words that wish for nothing, whatever food stands in them. */
export const figuresOfSpeech: readonly Circumstance[] = [
  {
    // A baby on somebody's lap is no eater.
    means: 'eaten by hand',
    also: [NOT_MESSY],
    says: `
      [with|while|holding|carrying|nursing|feeding|rocking|bouncing] [a|an|my|our|the] [sleeping|fussy] (baby|newborn|infant|toddler) (on|in) (my|his|her|our|their|the|your|a) (lap|arms|hip|arm|sling|carrier)
      (holding|carrying|nursing|rocking|feeding) [a|an|my|our|the] [sleeping|fussy] (baby|newborn|infant)
    `,
  },
  {
    means: '',
    says: `
      (no|without|DONT have|DONT own|lacking) [THE|kitchen|a blow] (blowtorch|blow torch|torch|kitchen torch|culinary torch|creme brulee torch)
      (ohne|kein|keinen) [einen] (bunsenbrenner|flambierbrenner|gasbrenner|brenner)
      (sin|no tengo) soplete
      (sans|pas de) chalumeau
      (senza|non ho) [il] cannello
    `,
    told: '“…”: where a step names a torch, a very hot broiler close above does the same.',
  },
  { means: 'quick', says: besideTheCook },
  {
    means: 'make ahead',
    says: `
      (before|until|till) [THE] (baby|babies|twins|newborn) (comes|arrives|come|arrive|is here|are here|is born|is due)
    `,
  },
  {
    means: 'nothing to chop',
    says: `
      [with|have|has|got] [bad|severe|terrible] (arthritis|arthritic|rheumatism|rheumatoid arthritis) [in|pain in] [my|her|his|the|both] (hands|fingers|wrists|thumbs)
      arthritic (hands|fingers|wrists)
    `,
  },
  { means: '', says: english },
  { means: '', says: ofPlanning },
  { means: '', says: askingForSteps, told: '“…”: the steps of this recipe say it.' },
  { means: '', says: german },
  { means: '', says: spanish },
  { means: '', says: french },
  { means: '', says: italian },
]
