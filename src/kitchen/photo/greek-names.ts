/**
 * Food names on Greek packages, by the English name: the names as printed, with other forms behind commas.
 * Capitals and accents make no difference. To add one, write a line; the test says whether the English is
 * known.
 */
export const greekNames = `
lentil: φακές, φακή
red lentil: κόκκινες φακές
chickpea: ρεβίθια, ρεβύθια
white bean: φασόλια, λευκά φασόλια, φασόλια μέτρια
butter bean: φασόλια γίγαντες, γίγαντες, ελέφαντες, φασόλια ελέφαντες
black-eyed pea: μαυρομάτικα, φασόλια μαυρομάτικα
split pea: φάβα
pea: αρακάς, αρακά, μπιζέλια
corn: καλαμπόκι, γλυκό καλαμπόκι
rice: ρύζι
basmati rice: ρύζι μπασμάτι, μπασμάτι
brown rice: καστανό ρύζι, ρύζι καστανό, ρύζι ολικής
arborio rice: ρύζι για ριζότο
long-grain rice: ρύζι καρολίνα, ρύζι γλασέ, ρύζι μακρύκοκκο
bulgur: πλιγούρι
couscous: κουσκούς
orzo: κριθαράκι
pasta: ζυμαρικά
spaghetti: σπαγγέτι, σπαγέτι, μακαρόνια
penne: πέννες, πένες
lasagna noodle: λαζάνια
vermicelli: φιδές
semolina: σιμιγδάλι
flour: αλεύρι, αλεύρι για όλες τις χρήσεις
whole wheat flour: αλεύρι ολικής, αλεύρι ολικής άλεσης
corn flour: κορν φλάουρ, άνθος αραβοσίτου
rolled oat: βρώμη, νιφάδες βρώμης
breadcrumb: τριμμένη φρυγανιά, γαλέτα
phyllo dough: φύλλο κρούστας, φύλλο χωριάτικο
puff pastry: σφολιάτα
yeast: μαγιά
baking powder: μπέικιν πάουντερ, μπέικιν
baking soda: μαγειρική σόδα, σόδα φαγητού
sugar: ζάχαρη
brown sugar: καστανή ζάχαρη, ζάχαρη καστανή, ακατέργαστη ζάχαρη
powdered sugar: ζάχαρη άχνη, άχνη ζάχαρη
honey: μέλι
salt: αλάτι, θαλασσινό αλάτι
vinegar: ξίδι, ξύδι
balsamic vinegar: βαλσαμικό ξίδι, ξίδι βαλσαμικό, βαλσάμικο
olive oil: ελαιόλαδο, παρθένο ελαιόλαδο
extra virgin olive oil: εξαιρετικό παρθένο ελαιόλαδο
sunflower oil: ηλιέλαιο
corn oil: αραβοσιτέλαιο
tahini: ταχίνι
mustard: μουστάρδα
ketchup: κέτσαπ
mayonnaise: μαγιονέζα
soy sauce: σάλτσα σόγιας
tomato paste: πελτές, πελτές ντομάτας, τοματοπολτός
crushed tomato: πασάτα, κονκασέ, ντομάτα κονκασέ, τριμμένη ντομάτα
canned tomato: αποφλοιωμένα ντοματάκια, αποφλοιωμένες ντομάτες, ντομάτες
sun-dried tomato: λιαστές ντομάτες
roasted red pepper: πιπεριές φλωρίνης, ψητές πιπεριές
caper: κάπαρη
olive: ελιές, πράσινες ελιές
kalamata olive: ελιές καλαμών
pickle: αγγουράκια τουρσί, τουρσί
grape leaf: αμπελόφυλλα
canned tuna: τόνος
sardine: σαρδέλες, σαρδέλα
anchovy: αντσούγιες, γαύρος
smoked salmon: καπνιστός σολομός
octopus: χταπόδι
squid: καλαμάρι, καλαμαράκια
shrimp: γαρίδες, γαρίδα
feta: φέτα, τυρί φέτα
halloumi: χαλλούμι, χαλούμι
parmesan: παρμεζάνα
mozzarella: μοτσαρέλα
cream cheese: τυρί κρέμα
cottage cheese: τυρί κότατζ
ricotta: ανθότυρο, μυζήθρα
gouda: γκούντα
greek yogurt: στραγγιστό γιαούρτι, γιαούρτι στραγγιστό
yogurt: γιαούρτι
milk: γάλα, φρέσκο γάλα
evaporated milk: γάλα εβαπορέ
sweetened condensed milk: ζαχαρούχο γάλα, γάλα ζαχαρούχο
coconut milk: γάλα καρύδας
oat milk: γάλα βρώμης, ρόφημα βρώμης
almond milk: γάλα αμυγδάλου, ρόφημα αμυγδάλου
soy milk: γάλα σόγιας, ρόφημα σόγιας
heavy cream: κρέμα γάλακτος
butter: βούτυρο
margarine: μαργαρίνη
egg: αυγά, αβγά
ham: ζαμπόν
bacon: μπέικον
ground beef: μοσχαρίσιος κιμάς, κιμάς μοσχαρίσιος, κιμάς
chicken breast: φιλέτο κοτόπουλο, στήθος κοτόπουλο
chicken: κοτόπουλο
tofu: τόφου
bread: ψωμί
pita bread: πίτες για σουβλάκι, αραβικές πίτες, πίτα
almond: αμύγδαλα, αμύγδαλο
walnut: καρύδια, καρυδόψιχα
hazelnut: φουντούκια
pistachio: φιστίκια αιγίνης, φιστίκι αιγίνης
peanut: αράπικα φιστίκια, φιστίκια
cashew: κάσιους
pine nut: κουκουνάρι
sesame seed: σουσάμι
raisin: σταφίδες, σταφίδα, σταφίδες σουλτανίνα
currant: κορινθιακή σταφίδα
date: χουρμάδες
dried fig: αποξηραμένα σύκα, ξερά σύκα
dried apricot: αποξηραμένα βερίκοκα
prune: αποξηραμένα δαμάσκηνα
peanut butter: φιστικοβούτυρο
cocoa powder: κακάο
dark chocolate: μαύρη σοκολάτα, σοκολάτα υγείας, κουβερτούρα
vanilla extract: εκχύλισμα βανίλιας, βανίλια
coffee: καφές, ελληνικός καφές
oregano: ρίγανη
basil: βασιλικός
thyme: θυμάρι
mint: δυόσμος
dill: άνηθος
parsley: μαϊντανός
bay leaf: δάφνη, φύλλα δάφνης
rosemary: δεντρολίβανο
cinnamon: κανέλα, κανέλλα
clove: γαρίφαλο
nutmeg: μοσχοκάρυδο
cumin: κύμινο
paprika: πάπρικα, γλυκιά πάπρικα
black pepper: πιπέρι, μαύρο πιπέρι
red pepper flakes: μπούκοβο
turmeric: κουρκουμάς
spinach: σπανάκι
okra: μπάμιες
artichoke heart: αγκινάρες, καρδιές αγκινάρας
green bean: φασολάκια
mushroom: μανιτάρια
potato: πατάτες
onion: κρεμμύδια
garlic: σκόρδο
lemon juice: χυμός λεμονιού
`

/** Words behind which a package lists contents (`συστατικά`) or denies them (`χωρίς`). */
export const greekContents = 'συστατικά συστατικα περιέχει ίχνη αλλεργιογόνα'
export const greekDenials = 'χωρίς δίχως όχι άνευ'
/** Words that may stand between a denial and the denied food: "χωρίς προσθήκη ζάχαρης". */
export const greekBetweenDenial = 'προσθήκη πρόσθετη προσθετη πρόσθετο πρόσθετα'
/** Words before the oil or butter that a food lies in: "τόνος σε ηλιέλαιο", "φύλλο με βούτυρο". */
export const greekInside = 'σε με στο στον στην'
/** Words that turn the food beside them into another product, or into none. */
export const greekOtherProducts =
  'σούπα σάλτσα κρακεράκια κράκερ μπισκότα μπισκότο κέικ τσιπς σνακ μπάρα μπάρες χυμός ποτό νέκταρ αναψυκτικό παγωτό σαλάτα πίτσα καραμέλες τσίχλες σοκολάτα γεύση γεύσης γλυκό μαρμελάδα κομπόστα τσάι κρουασάν σαπούνι σαμπουάν απορρυπαντικό αφρόλουτρο κρέμα'
/** Words that may stand behind a name without changing the food. */
export const greekHarmless =
  'και ελληνικό ελληνική ελληνικά ελληνικός ελληνικές βιολογικό βιολογικά βιολογικές βιολογική βιολογικός παραδοσιακό παραδοσιακή παραδοσιακά κλασικό κλασική αγνό φυσικό φυσική ψιλές χοντρές ψιλά χοντρά μέτρια ολόκληρα ολόκληρες αποφλοιωμένα άσπρα λευκά ξηρά εκλεκτό εκλεκτά εξαιρετικό παρθένο ανθέων θυμαρίσιο άνθος πλήρες ελαφρύ φρέσκο φρέσκα'
