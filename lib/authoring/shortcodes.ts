/** The signs that authors name most, by their names on GitHub. */
const SIGNS = `
+1 👍 -1 👎 100 💯 alarm_clock ⏰ arrow_down ⬇️ arrow_right ➡️ arrow_up ⬆️ bar_chart 📊 bell 🔔 book 📖 books 📚 boom 💥
bug 🐛 bulb 💡 calendar 📅 chart_with_upwards_trend 📈 checkered_flag 🏁 clap 👏 computer 💻 construction 🚧 cry 😢
exclamation ❗ eyes 👀 fire 🔥 gear ⚙️ gift 🎁 globe_with_meridians 🌐 green_circle 🟢 grinning 😀 hammer 🔨
heart ❤️ heavy_check_mark ✔️ hourglass ⌛ information_source ℹ️ joy 😂 key 🔑 laughing 😆 link 🔗 lock 🔒 mag 🔍
memo 📝 no_entry ⛔ o ⭕ ok_hand 👌 package 📦 party_popper 🎉 pencil 📝 pencil2 ✏️ point_right 👉 pray 🙏 pushpin 📌
question ❓ red_circle 🔴 rocket 🚀 rotating_light 🚨 smile 😄 smiley 😃 sob 😭 sparkles ✨ speech_balloon 💬 star ⭐
sunglasses 😎 sweat_smile 😅 tada 🎉 thinking 🤔 thumbsup 👍 toolbox 🧰 trophy 🏆 warning ⚠️ wave 👋
white_check_mark ✅ wink 😉 wrench 🔧 x ❌ zap ⚡
`;

const signs: ReadonlyMap<string, string> = new Map(
  [...SIGNS.matchAll(/(\S+) (\S+)/g)].map(([, name = '', sign = '']) => [`:${name}:`, sign]),
);

/**
 * The sign that a name stands for, if it is one that is known.
 *
 * @example
 * signOf(':tada:') // '🎉'
 */
export function signOf(name: string): string | undefined {
  return signs.get(name);
}
