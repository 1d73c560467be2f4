/**
 * Pictures of foods with their names, and signs that deny the food beside them. Pictures of whole dishes are
 * left out: "movie night 🍕" asks for no pizza. One a line: the sign, then English; a sign with a `?` before
 * it may be no more than a mood ("date night 🍷") and counts only if something is denied.
 */
export const foodEmoji = `
🥜 peanuts
🌰 chestnuts
🥚 egg
🍳 egg
🥛 milk
🧈 butter
🧀 cheese
🦐 shrimp
🍤 shrimp
🦞 lobster
🦀 crab
🦑 squid
?🐙 octopus
🦪 oysters
?🐟 fish
?🐠 fish
🍣 raw fish
?🐚 shellfish
🥩 meat
🍖 meat
🥓 bacon
?🐖 pork
?🐷 pork
?🐄 beef
?🐮 beef
?🐑 lamb
🍗 chicken
?🐔 chicken
?🐓 chicken
🦃 turkey
🦆 duck
🌾 wheat
🍞 bread
🥖 baguette
🍚 rice
🌽 corn
🫘 beans
🫛 peas
🧄 garlic
🧅 onion
🍅 tomato
🥕 carrot
🥔 potato
🍠 sweet potato
🥦 broccoli
🥬 lettuce
🥒 cucumber
🍆 eggplant
🫑 bell pepper
🌶 chili
🍄 mushroom
🫚 ginger
🫒 olives
🥑 avocado
🥥 coconut
🍎 apple
🍏 apple
🍐 pear
🍊 orange
🍋 lemon
🍌 banana
🍉 watermelon
🍇 grapes
🍓 strawberries
🫐 blueberries
🍈 melon
🍒 cherries
🍑 peach
🥭 mango
🍍 pineapple
🥝 kiwi
🍯 honey
🍫 chocolate
?🍷 wine
?🍺 beer
?🍻 beer
?🥃 whiskey
?🍾 champagne
?☕ coffee
?🍵 tea
🧂 salt
🚫 no
❌ no
⛔ no
🙅 no
🛑 no
`
