import { colours } from '../../culinary/colour-of-foods.ts'
import type { Circumstance } from './circumstance.ts'

const child =
  'kid|kids|kiddo|kiddos|child|children|toddler|toddlers|son|sons|daughter|daughters|grandkids|grandchildren|grandson|granddaughter|niece|nephew|class|preschoolers|little ones|little one'
const enfants = 'enfant|enfants|petits|gosses|fils|fille|filles|petits-enfants'

/** Words of who cooks, eats or keeps a dish, and in which mood, that name no dish: each is measured in a recipe. */
export const situations: readonly Circumstance[] = [
  {
    means: 'colourful',
    says: `
      [SO|most|all] (colou?rful|colou?rfull|multicolou?red|vibrant|technicolor|kaleidoscopic)
      (full|lots|all|loads|many|pop|splash|burst) of [bright|different|beautiful|pretty] colou?rs?
      (with|in) (many|lots of|all the|bright|different) colou?rs [of the rainbow]
      (eat|eating|taste) the rainbow !(trout|cake)
      rainbow (on a plate|in a bowl|plate|dinner|meal|food) 
      (sunshine|rainbow|summer) [on|in] [THE] (plate|bowl|dish) 
      (bunt|bunte|buntes|bunter|farbenfroh|farbenfrohes|farbenfrohe)
      (colorid[oa]s?|con muchos colores|lleno de color|lleno de colores)
      (plein de couleurs|haut en couleurs?|multicolore|colore et gai)
      (colorat[oaie]|pieno di colori|variopint[oa])
    `,
  },
  {
    means: 'made with children',
    also: ['kids'],
    says: `
      [fun|playful|silly|enjoyable|easy|good|great|some] [and|for] [fun|playful|silly|enjoyable|easy|educational] [cooking|kitchen|baking|dinner] [activity|project|activities|adventure] [recipe|thing|stuff] [to|i can|we can] (cook|make|do|cooking|making|cooked|prepare) [together|dinner|something|it|this|food] (with|alongside) [the|my|our|a|your|two|three|young|small|little|[0-9]+ year old|[0-9]+-year-old] (${child})
      (fun|playful|silly|hands on|hands-on) [cooking|kitchen|baking|food] (activity|project|activities|adventure|fun|recipe) [for|with|to do with|and] [the|my|our|a|your|two|three|young|small|little|[0-9]+ year old] (${child})
      [fun|hands on|hands-on] (cooking|kitchen|baking) (activity|project|activities|adventure|class|club|day) [for|with] [the|my|our|a|your|young|small] [[0-9]+ year old|[0-9]+ year olds|${child}]
      [something|dinner|food|a recipe|one|what] [that] [the|my|our|two|three|small|little|[0-9]+ year old] (${child}) [can|could|might|will|would|love to|like to|enjoy|get to] [actually|really|easily|all] (help|help with|help to make|help make|help me make|help cook|help me with|join in|take part|make with me|make together|assemble|decorate|build|put together) [making|it|themselves|herself|himself|with|cook]
      (let|letting|get|getting|have|having) [the|my|our|two|three|small] (${child}) (make|cook|help|help with|involved in|involved|cooking|making|prepare|build|assemble)
      (get|getting) [the|my|our|two|three|small] (${child}) (in|into) (the kitchen|cooking)
      (cook|cooking|bake|baking) (with|together with) [the|my|our|a|small|young|two|three] (${child})
      (mit|zusammen mit|gemeinsam mit) [den|meinen|meinem|meiner|unseren|zwei|drei|kleinen] (kindern|kids|enkeln|enkelkindern|sohn|tochter) (kochen|zubereiten|machen|backen)
      (kinder|enkel|kids) [gut|selbst|selber|beim kochen] (mithelfen|mitmachen|helfen konnen|selber machen|selbst machen)
      (cocinar|preparar|hacer) con [los|mis|unos|nuestros] (ninos|hijos|nietos|peques|crios)
      (cuisiner|faire|preparer) avec [les|mes|nos|des] (${enfants})
      (cucinare|preparare|fare) con [i|il|mio|mia|miei|nostri|dei] (bambini|bimbi|figli|nipoti|figlio|figlia)
    `,
  },
  {
    means: 'first dish',
    also: ['simple'],
    says: `
      [i|i've|ive|i have|he|she|he's|has|have|had|who|who's|who has] (never|not) [ever|once|really|even] (cooked|cook) [a thing|anything|a meal|dinner|before|myself|for myself|in my life|in his life|in her life|in my whole life] [before]
      [i|he|she] (can't|cant|cannot|couldn't) [even|really] (cook|boil an egg|boil water|fry an egg) [at all|to save my life|to save his life|a thing|anything]
      [for] [the|an|a|complete|absolute|total|utter|very] (beginner|beginners|novice|newbie|noob|first timer|first-timer) [cook|cooks|level|in the kitchen]
      (my|our|his|her|their|son's|daughter's|kid's) [very] first (recipe|meal|dish|dinner|home cooked meal|time cooking|cooking attempt) [ever]
      (first time|first ever time) (cooking|cook|in the kitchen|cooker|making dinner)
      (what|something|anything|dinner|meal|meals|recipe|recipes|dish) [that] [can|could|for] (a|an|my|our|his|her|for) ([0-9]+|ten|eleven|twelve|thirteen|fourteen|fifteen|eight|nine) year old [son|daughter|boy|girl|kid|can|could|to|that] [can|could|to] (cook|make|prepare|do) [it|this|dinner|food|for us|for the family|on her own|on his own|by herself|by himself|alone|himself|herself|all alone]
      (learn|learning|teach|teaching) [how|my|our|me|him|her|son|daughter|teen|teenager|teenagers|kid|kids|boyfriend|husband|wife|dad|myself|to|us|a] (cook|cooking|how to cook) [for the first time|from scratch|from zero|dinner]
      (someone|somebody|person|guy|husband|boyfriend|dad|man|friend|son|teen|teenager|one|me) [that|who] (burns|can burn|manages to burn|has burned|has burnt|ruins) [even] (water|toast|cereal)
      (clueless|hopeless|useless|rubbish|terrible|awful) (in|at|around) [the] (kitchen|cooking|stove)
      [now|since|because|and|just|that|after] [that] [my|his|the|late] (wife|husband|mom|mum|mother|partner) [is|has|just|who|always|was] [no longer|not|gone|passed|died|left|the cook|always] (here|around|alive|with me|away|cooked|did all the cooking|did the cooking) [to cook] [for me|for us] [anymore]
      (wife|husband|mum|mom|mother|partner) [has|just|recently] (died|passed away|passed|left me|is gone|is in hospital|is in the hospital) [and] [i|i've|i have] [never|have never] [had to] (cook|cooked) [before|anything]
      (newly|recently|just|freshly|suddenly) (divorced|widowed|separated|on my own|single) [dad|man|guy|father|husband] [who|and] [can't cook|cant cook|never cooked]
      (widower|widowed)
      (moved|moving|move) (out|away) [of|from] [my|mom's|mum's|parents|parents'|home|the|mother's] [house|place|home]
      [ich|er|sie] [habe|hab|hat] [noch] nie [selbst|selber|in meinem leben] gekocht
      [absoluter|totaler|volliger|fur|kochen|blutiger] (kochanfanger|anfanger|kochneuling|kochmuffel)
      (nunca|jamas) [en mi vida|he|ha] (he cocinado|cocine|ha cocinado|cocinado)
      no se cocinar [nada]
      (principiantes?|novato en la cocina)
      [je|n'|n|il] [ai|a] jamais (cuisine|fait la cuisine)
      (je ne|sais) [sais] pas cuisiner
      (grand|vrai|parfait|total) debutant
      [non] [ho|ha] mai cucinato
      non (so|sa) cucinare
      (principiante|principianti|alle prime armi)
    `,
  },
  {
    means: 'keeps full',
    says: `
      [that|to|which|will|can|really|actually] (keep|keeps|keeping|kept|stay|staying|stays|hold|holds|tide|tides|fill|fills|filling|fill me|stick) [me|us|him|her|you|them|people|over|a man] (full|fuller|satisfied|going|over|up|full up|satiated|to my ribs|to your ribs|to the ribs) [for|until|till|all|a|long|longer|through|hours|day|morning|lunch|lunchtime|dinner|noon|evening] !(all night|night|at night)
      (satiating|sustaining|long lasting energy|slow release energy|slow energy)
      (won't|wont|doesn't|don't|not) [leave|leaves|be|get|getting|make|feel|feeling] [me|us] (hungry|starving|peckish) [again] [in|after|by|until|an|hour|two hours|noon|lunch|later]
(suhoor|suhur|sahur|sehri|sahri|suhour|sohour) [meal|food|dish|breakfast|recipe|ideas]
      (fasting|fast) (all day|until sunset|from dawn|tomorrow) !(food)
      (halt|halten) [mich|uns|lange|richtig|schon] (lange|lang|richtig|gut) (satt|vor)
      (macht|machen|was) [mich|uns|lange|richtig] (lange satt|richtig satt|satt macht|satt)
      (que llene|que me llene|que sacie|saciante|que quite el hambre)
      (qui cale|qui tient au corps|rassasiant|rassasiante|bien calant|qui rassasie)
      (che sazi[ai]?|saziante|che riempie|che mi riempia)
    `,
  },
  {
    means: 'for a screen',
    says: `
      [for|THE] (netflix|hulu|disney plus|youtube|tv|telly|television|film|movie|movies|series|show|shows|anime|lord of the rings|star wars|football|match|game|gaming|video game|video games|dnd|d d|dungeons and dragons|board game|poker|game of thrones) [and] [THE|night|nights|evening|marathon|binge|chill|watching|session|party|day|weekend] (fuel|snack|snacks|munchies|food|foods|nibbles|grub|goodies|bites|nosh|treats)
      (binge|binging|bingeing|binge-watch|binge-watching) [watch|watching|watches|netflix|tv|series|session|weekend|night] [THE|whole|show|series|season|tv] [fuel|snack|snacks|munchies|food|nibbles]
      (movie|film|tv|netflix|gaming|game|telly|board game|video game) (night|marathon|binge|nights|evening|session) [snack|snacks|food|munchies|nibbles|fuel|bites]
      [snack|snacks|munchies|something] [to] (munch|nibble|snack) [on] (in front of|while|during|watching|when watching) [watching|THE] (tv|telly|television|movie|film|netflix|game|match|show|series|football)
      (snack|snacks|nibbles|munchies|food|something) [to eat|for] (watching|while watching|in front of|during|to watch) [THE|big] (tv|telly|television|movie|movies|film|films|netflix|game|match|show|series|football)
      (fernsehabend|filmabend|serienabend|serienmarathon|spieleabend|fussballabend|kinoabend|vor dem fernseher|zum fernsehen)
      (para ver|viendo|mientras veo|noche de) [una|la|el|unas|el partido] (serie|series|pelicula|peliculas|peli|pelis|tele|futbol|partido|netflix)
      (devant|pour regarder|en regardant|soiree) [la|une|un|des] (tele|television|film|films|serie|series|match|netflix)
      (davanti alla|per guardare|guardando|serata) [la|il|un|una] (tv|tele|televisione|film|serie|partita|netflix)
    `,
  },
  {
    means: 'no fridge',
    says: `
      (no|without|with no|lacking|zero) [THE|any|working] (fridge|refrigerator|refrigeration|cooler|ice box|icebox|cool box|coolbox|esky|ice) [on board|available|at all|or cooler] !(cream|cubes|tea|water|lolly)
      (fridge|refrigerator|freezer|cooler) (is|has|just|was) [just] (broken|broke|dead|died|out|bust|kaput)
      (don't|dont|do not|doesn't|haven't|have not) (have|got|own) [a|any|working] (fridge|refrigerator|cooler)
      [ice|cooler|cool box] (ice|cooler) (has|is|all|ran) [all] (melted|gone|warm|empty|out)
      (ohne kuhlschrank|kein kuhlschrank|keinen kuhlschrank|kuhlschrank kaputt|ohne kuhlung)
      (sin nevera|sin frigorifico|sin refrigerador|sin refrigeracion|sin refri|no tengo nevera)
      (sans frigo|sans refrigerateur|pas de frigo|frigo en panne|sans frigidaire)
      (senza frigo|senza frigorifero|frigo rotto)
    `,
  },
  {
    means: 'no stove',
    isTool: true,
    also: ['no fridge'],
    says: `
      (power|electricity|lights) [is|are|has|went|gone|just|goes] (out|off|cut|outage|gone) [for|all|days|again]
      (power|electricity) (outage|cut|cuts|outages|failure)
      (no|without) [THE|any] (power|electricity)
      (blackout|hurricane|emergency|bug out|earthquake|storm) (food|foods|meal|meals|dinner|kit|pantry|supplies|prep|cooking)
      (stromausfall|kein strom|ohne strom|apagon|sin luz|sin electricidad|coupure de courant|panne de courant|sans electricite|blackout|senza corrente|senza elettricita)
    `,
  },
  {
    means: 'bare kitchen',
    says: `
      [my|our|the|very] first (night|evening|dinner|meal|day|week) [in|at|of|for] [THE|our] (new|first|own|empty) [own|student] (flat|apartment|house|home|place|room|studio|pad)
      [just|have|we|i|we've|i've] (moved|move|moving) (in|into) [THE|new|own|first|empty] (flat|apartment|house|home|place|studio)
      (just got|got) (my|our) own (flat|apartment|place|studio)
      (everything|all|kitchen|stuff|pots|the kitchen) [is|still|our|my] (in boxes|packed|packed up|in storage|in the van)
      (only|just|i|we) (own|have|got|possess) [only|just|have|got] (one|a|1|a single) (pot|pan|knife|fork|plate|bowl|spoon|saucepan) [a|one|and|the|knife|plate|fork|spoon|wooden|bowl|cup|mug|pot|pan]
      (own|owns) (one|a|1) [single|small|big] (pot|pan|saucepan|frying pan) [a|one|and|knife|plate|fork|spoon|wooden|bowl]
      (?<=(?:one|1|single|a) (?:pan|pot|skillet|saucepan|frying pan),? )[and|a|one|1|a single] (fork|spoon|plate|bowl|knife|wooden spoon) [and|a|one|1|a single|fork|spoon|plate|bowl|knife|only|wooden]
      (one|1|a single|single) (fork|plate|spoon|bowl)(?=$|,) [and|one|fork|plate|spoon|bowl|a|only]
      (erste nacht|erster abend|erstes essen|gerade umgezogen|neue wohnung|neuen wohnung)
      (primera noche|recien mudad[oa]|piso nuevo|casa nueva|me acabo de mudar)
      (premiere nuit|premier soir|nouvel appartement|viens d'emmenager|nouvel appart)
      (prima notte|prima sera|casa nuova|appena trasferit[oai])
    `,
  },
  {
    means: 'for many',
    says: `
      [a|an|the|my|our|my son's|whole|entire|feeding|feed|feeds|for|hungry|big] (group home|football team|soccer team|rugby team|baseball team|hockey team|basketball team|swim team|sports team|scout troop|scouts|boy scouts|girl scouts|cub scouts|youth group|dormitory|dorm|fraternity|frat house|frat|sorority|soup kitchen|homeless shelter|shelter|volunteers|congregation|church group|parish|choir|crew|farm crew|harvest crew|roofers|builders|work crew|whole office|office party|fire station|firehouse|firefighters|whole street|block party|army|residents|care home|retirement home|nursing home|barracks|summer camp|whole class|cast and crew|extended family|whole clan|large family|big family) [members] !(size|room|kitchen|fridge|microwave|friendly|snacks?|stew|cookies?|biscuits?|beans|bread|cake|chili|salad|casserole|punch)
      (everyone|everybody) (at|in|from) [the|our|my] (office|church|camp|work|school|club)
      (lots|loads|a lot|tons|a bunch|a ton|plenty) of (people|guests|teenagers|kids|mouths|boys|hungry people|hungry teenagers|hungry kids) [coming|to feed|over]
      (many|several dozen|dozens of|countless) (mouths|people|guests|eaters|teenagers|hungry teenagers) [to feed|coming]
      (fussballmannschaft|pfadfinder|jugendgruppe|ganze mannschaft|viele leute|grosse runde|vereinsfest)
      (equipo de futbol|mucha gente|un monton de gente|muchas personas|campamento)
      (equipe de foot|beaucoup de monde|grande tablee|colonie de vacances|scouts)
      (squadra di calcio|tanta gente|molte persone|tante persone)
    `,
  },
  {
    means: 'fun',
    says: `
      <!(chow|ho|hor|for|of|as|like|have|had|just) [SO] (fun|playful|whimsical|quirky|silly|wacky)(?=,| (?:and |but )?(?:summery |summer |colorful |colourful |pretty |creative |easy |simple |retro |different |new |little |party |no-bake |shared )*(?:desserts?|snacks?|appetizers?|starters?|foods?|meals?|dinners?|lunch(?:es)?|breakfasts?|treats?|party|dish(?:es)?|sides?|something|ideas?)(?:,|$| ))
    `,
  },
  {
    means: 'cute',
    says: `
      [SO|most] (cute|adorable|kawaii|dainty|darling|cutesy) [little] !(kid|kids|boy|girl|guy|neighbor|husband|son|daughter)
      (suss angerichtet|niedlich|niedliches|mono y divertido|adorables?|mignon|mignonne|mignons|carin[oaei])
    `,
  },
  {
    means: 'hearty',
    says: `
      second(?= breakfast)
      (?<=breakfast, )second(?=$|,)
      (fit|feast|good enough|worthy|enough) (for|of) [THE] (hobbit|hobbits|king|kings|giant|giants|lumberjack|lumberjacks|farmer|farmers|farmhand|farmhands|viking|vikings|trucker|wolf)
      (hobbit|farmhand|trucker) (food|meal|dinner|breakfast|feast|fare|style|portion|appetite|size|sized)
      (growing|teenage|always hungry|hungry) (teen|teens|teenager|teenagers|boy|boys|son|sons) [who] [is|are] [always|constantly] [hungry|starving]
      (who|that) (is|are|s) (always|constantly|forever|permanently) (hungry|starving|ravenous)
      bottomless (pit|pits|stomach|stomachs)
      (herzhaft|herzhaftes|deftig|deftiges|deftige|contundente|consistant|nourrissant|sostanzios[oa])
    `,
  },
  {
    means: 'fancy',
    also: ['little work'],
    says: `
      (posh|fancy|elegant|classy|chic|swanky|swish|impressive|sophisticated|luxurious|special|dinner party|company|restaurant quality) [looking|dinner|meal|food|supper|and|but|yet|though|because|while|am|i'm|im|i|is|totally|also|very|stays|,]+ (lazy|effortless|no effort|low effort|little effort|easy peasy|without effort|zero effort|minimal effort|unfussy)
      (lazy|effortless|low effort|no effort|low-effort) [but|yet|and|still|looks|looking|,]+ (posh|fancy|elegant|classy|chic|swanky|impressive|sophisticated|luxurious|special)
    `,
  },
  {
    means: 'little work',
    says: `
      (i'm|im|i am|am|feeling|too|super|so|very|really|but|and|bit|kind of|kinda|very) lazy !(sunday|susan|morning|weekend|saturday|cat|dog|river|cake|daisy|man)
    `,
  },
  {
    means: 'fancy',
    says: `
      (treat|treating|spoil|spoiling|pamper|pampering) (myself|ourselves|me|us) [tonight|today|for once] !(to (?:a )?(?:cake|cookies?|something sweet|dessert|ice cream|chocolate))
      (posh|poshest|swanky|swish|classy|classiest|chic|chique|upscale|sophisticated|luxurious|luxury|refined|bougie|boujee|michelin|restaurant quality|restaurant style) !(spice|nosh|sugar|sugars|flour|flours|oil|oils|coconut|grains|carbs|sweeteners?)
      meet [the|my|his|her] [parents|inlaws|in-laws|future] (parents|inlaws|in-laws|in laws) [dinner|meal|for the first time|coming]
      (edel|edles|vornehm|vornehmes|schick|schickes|raffiniert|raffiniertes|festlich|festliches)
      (sofisticad[oa]|lujos[oa]|raffine|raffinee|classe|raffinat[oa]|sfizios[oa])
    `,
  },
  {
    means: 'no lumps',
    says: `
      (texture|textural|sensory|food texture) (issue|issues|problem|problems|aversion|aversions|sensitivity|sensitivities|sensitive|averse|thing|things|friendly)
      (issues|problems|trouble|struggles?) with [food] textures?
      (no|without|not|nothing|zero|hates|hate) [any|a single|a|with|too] (lumps?|lumpy|bits|chunks|chunky|pieces|bitty) [in it|in them|anything] !(of|left|in the)
      (ohne stucke|ohne stuckchen|ganz fein puriert|sin grumos|sin tropezones|sin trozos|sans morceaux|sans grumeaux|senza pezzi|senza grumi)
    `,
  },
  {
    means: 'make ahead',
    says: `
      (for|to|bring to|bringing to|take to|taking to|drop off|drop off to|drop off at|dropping off|deliver to|cooking for|dinner for|meal for|food for) [THE|some] [new|a|friend|neighbor|neighbour] (new parents|friend who just had surgery|friend who had surgery|sick friend|grieving family|grieving friend|friend in hospital|friend who had a baby|friend with a new baby|new mom|new mum|new mother|postpartum mom|recovering friend)
      (drop off|dropping off|deliver|bring over|take over) [it|dinner|food|a meal] (to|at|for) [THE|someone's|neighbor's|friend's] (neighbor|neighbour|neighbor's|neighbour's|friend|friend's|family|house)
      (postpartum|post partum|after the birth|after birth|before baby (?:comes|arrives)|before the baby (?:comes|arrives)|before the birth)
      (tastes?|even|is|are) [even] better [on] (the|next) [next] day
      (cook|cooks|cooking) [on sunday] for the [whole|entire] week [ahead]
      (furs? wochenende vorkochen|vorkochen|vorkochen fur die woche|para toda la semana|para la semana|pour toute la semaine|pour la semaine|per tutta la settimana)
    `,
  },
  {
    means: 'comfort',
    says: `
      (lifts?|lifting|boosts?|improves?|brightens?) [up] (my|our|your|the|his|her) (mood|spirits?|day)
      (feel good|feel-good|mood boosting|mood lifting|happy) (dinner|food|meal|dish|lunch|supper|recipe)
      (makes?|make|making) (me|us|you|everyone|him|her) (happy|smile|feel better|feel good|happier)
      (cheer|cheers|cheering) (me|him|her|us|them|my husband|my wife|someone|somebody) up
      (my|our) (dog|cat|grandma|grandpa|mother|father|mom|dad|hamster|friend) [just] (died|passed|passed away) [today|yesterday|this week|last night]
      (fur die seele|seelenfutter|seelenessen|seelennahrung|tut der seele gut)
      (reconfort|reconfortant|reconfortante|qui fait du bien|doudou)
      (para el alma|reconfortante|que anime|que me anime|alegre)
      (coccola|coccole|che tira su|consolatori[oa])
    `,
  },
  {
    means: 'sweet',
    says: `
      [serious|huge|massive|my] sweet tooth [attack|emergency|craving|kicking in|is kicking in|acting up]
      (sugar|sweet) (craving|cravings|emergency|attack)
    `,
  },
  {
    means: 'quick',
    says: `
      (feierabendkuche|feierabendessen|feierabendgerichte?|feierabend kuche|nach feierabend|zum feierabend)
    `,
  },
  {
    means: 'to knead',
    says: `
      (want to|wanna|need to|feel like|let me|i'd like to|love to) knead [something|some dough|dough|bread]
      (something|anything) to knead
      (knead|kneading) (therapy|my stress away|out my stress|out my anger)
    `,
  },
  {
    means: 'slow',
    says: `
      (takes?|taking|fills?) [up] [me] [all|the whole|an entire|the entire] (afternoon|morning|weekend afternoon)
      [make|makes|making|fills?] [THE|whole] (house|kitchen|home|flat|apartment) smells? [SO] (good|amazing|great|wonderful|nice|lovely|heavenly|delicious|incredible)
      (kitchen|cooking|weekend|sunday|all day|all-day|rainy day) project
      (?<=^)(project|cooking project)(?= for)
    `,
  },
  {
    means: 'sweet',
    says: `
      elevenses
      (stress|rage|procrastination|therapy|comfort|anxiety) (baking|bake|baker)
      (bake|baking) (therapy|away my stress|my feelings)
    `,
  },
  {
    means: 'eaten by hand',
    says: `
      on the (run|go|move|fly|bus|subway|train) !(of)
    `,
  },
  {
    means: 'camp fire',
    isTool: true,
    says: `
      (over|on|in) [an|the|a|our] (fire|open fire|wood fire|bonfire|fire pit|firepit|campfire) !(grill|escape)
    `,
  },
  {
    means: 'cozy',
    says: `
      first snow [of the year|of the season|of winter|today]
      (dark|gloomy|grey|gray|cold|long|dreary) (november|december|january|february|october|autumn|winter) (evening|evenings|night|nights|day|days|afternoon)
      grey (monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|day)
    `,
  },
  {
    means: 'soft',
    says: `
      (?<=(?:lunch|dinner|supper|breakfast|food|meal), )soft(?=$|,)
    `,
  },
  {
    means: 'healthy',
    says: `
      (exam|finals|revision) (week|period|season|time) [brain] [food|fuel|dinner|snacks?]
      (brain|study|exam|revision) (food|fuel|snacks?) [for] [exam|exams|finals|studying|week|revision] [week]
      (fuel|energy|food|dinner|snacks?) (for|to get me through|while|during) [THE|all|late|night] (studying|study session|studying all night|exam|exams|exam week|finals|finals week|revision|an all nighter|all-nighter|all nighter)
    `,
  },
  {
    means: 'light',
    says: `
      (that|and|which)? ?(won't|wont|doesn't|will not|does not|not) (make|makes|put|puts|leave|leaves) (me|us|you) (sleepy|sluggish|drowsy|to sleep|in a coma|in a food coma)
      (no|without|avoid) [THE|a] (food coma|afternoon slump|afternoon crash)
    `,
  },
  {
    means: 'bare kitchen',
    says: `
      (almost|hardly|hardly any|barely any|practically|next to|as good as|very|only a|just a|as) (no|few|few as possible) ingredients
      (impressive|fancy|elegant|something) with (few|hardly any|just a few|only a few) ingredients
    `,
  },
  ...colours.map((colour) => ({
    means: `${colour} to look at`,
    says: `
      (all|everything|entirely|totally|only|something|anything) ${colour}(?=$|,| (?:dinner|meal|food|dish|plate|lunch|snacks?|party|menu|for|to eat))
      ${colour === 'orange' ? '<!(an|the|one|with|and|fresh) ' : ''}${colour}(?= (?:party food|colou?red food|colou?red dinner|themed|dinner party|foods?(?:$|,)))
      (?<=(?:zesty|fresh|crunchy|bright|healthy) and )${colour}(?=$|,)
    `,
  })),
  {
    means: 'sick',
    says: `
      (period|menstrual) (cramps?|pains?|pain|food) [food|day|days]
      morning sickness
    `,
  },
  {
    means: 'hangover',
    says: `
      (drunk|drunken|tipsy|stoner|stoned|3am|3 am|2am|4am|late night drunk) (food|snack|munchies|cooking|meal|craving|cravings|eats)
      (the|got the|have the|serious|late night) munchies
    `,
  },
  {
    means: 'budget',
    says: `
      (dirt|dead|super|real|crazy|stupid) cheap [as chips]
      cheap as chips
      (food stamps?|snap|ebt|food bank|food pantry) (dinner|meal|meals|budget|recipe|recipes|food|box)
      (payday|pay day) (is|isn't|not) [until|till|not|for|next|on] (friday|monday|tomorrow|next week|thursday|tuesday|wednesday|a week|days|week)
      (until|till|til|before) [THE|next] (payday|pay day|paycheck)
      (broke|skint|poor|penniless) (until|till|til|this|right|at the) [friday|monday|payday|month|week|now|moment|pay day]
      (almost|next to|hardly any|barely any|practically) no money
      etudiante? (fauche|fauchee|pauvre)
    `,
  },
  {
    means: '',
    told: '“…”: the kitchen does not look for what a dish is called or made for in a book, a film or a game.',
    says: `
      (harry potter|hogwarts|star wars|lord of the rings|game of thrones|studio ghibli|ghibli|minecraft|zelda|pokemon|disney princess|jurassic park|stranger things) !(butterbeer|butter beer)
    `,
  },
  {
    means: '',
    says: `
      [se] me antoja
      (tengo|tenia) [un] antojo de
      me (apetece|provoca)
      (ho|avrei) voglia di !(cucinare)
      (j'ai|j ai|ai) envie (de|d'|d) !(cuisiner)
      (ich habe|ich hab|hab|habe) lust auf
      (something|anything) that (screams|says|shouts|feels like)(?= summer| spring| autumn| fall| winter| christmas| comfort)
    `,
  },
]
