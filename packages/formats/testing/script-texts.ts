import type { PublicationLanguage } from '../publication.ts';

/**
 * Article 1 of the Universal Declaration of Human Rights, or a sentence like it, in every script that has a font here, and a title,
 * for tests and measurements.
 */
export const scriptTexts: { language: PublicationLanguage; title: string; text: string }[] = [
  {
    language: { tag: 'km', name: 'ខ្មែរ', script: 'Khmr', direction: 'ltr' },
    title: 'សិទ្ធិមនុស្ស',
    text: 'មនុស្សទាំងអស់ កើតមកមានសេរីភាព និងសមភាព ក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរនិងសិទ្ធិ។ មនុស្ស មានវិចារណញ្ញាណនិងសតិសម្បជញ្ញៈជាប់ពីកំណើត ហើយគប្បីប្រព្រឹត្ដចំពោះគ្នាទៅវិញទៅមក ក្នុងស្មារតីភាតរភាពជាបងប្អូន។',
  },
  {
    language: { tag: 'lo', name: 'ລາວ', script: 'Laoo', direction: 'ltr' },
    title: 'ສິດທິມະນຸດ',
    text: 'ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ, ສິດທິ, ເສລີພາບ ແລະ ຄວາມສະເໝີພາບເທົ່າທຽມກັນ. ທຸກໆຄົນມີເຫດຜົນ ແລະ ຄວາມຄິດຄວາມເຫັນສ່ວນຕົວຂອງໃຜຂອງມັນ, ແຕ່ວ່າມະນຸດທຸກໆຄົນຄວນປະພຶດຕໍ່ກັນຄືກັນກັບເປັນອ້າຍນ້ອງກັນ.',
  },
  {
    language: { tag: 'th', name: 'ไทย', script: 'Thai', direction: 'ltr' },
    title: 'สิทธิมนุษยชน',
    text: 'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ',
  },
  {
    language: { tag: 'bo', name: 'བོད་སྐད་', script: 'Tibt', direction: 'ltr' },
    title: 'འགྲོ་བ་མིའི་ཐོབ་ཐང་',
    text: 'འགྲོ་བ་མིའི་རིགས་རྒྱུད་ཡོངས་ལ་སྐྱེས་ཙམ་ཉིད་ནས་ཆེ་མཐོངས་དང༌། ཐོབ་ཐང་གི་རང་དབང་འདྲ་མཉམ་དུ་ཡོད་ལ། ཁོང་ཚོར་རང་བྱུང་གི་བློ་རྩལ་དང་བསམ་ཚུལ་བཟང་པོ་འདོན་པའི་འོས་བབས་ཀྱང་ཡོད། དེ་བཞིན་ཕན་ཚུན་གཅིག་གིས་གཅིག་ལ་བུ་སྤུན་གྱི་འདུ་ཤེས་འཛིན་པའི་བྱ་སྤྱོད་ཀྱང་ལག་ལེན་བསྟར་དགོས་པ་ཡིན༎',
  },
  {
    language: { tag: 'ur', name: 'اردو', script: 'Arab', direction: 'rtl' },
    title: 'انسانی حقوق',
    text: 'تمام انسان آزاد اور حقوق و عزت کے اعتبار سے برابر پیدا ہوئے ہیں۔ انہیں ضمیر اور عقل ودیعت ہوئی ہے۔ اس لیے انہیں ایک دوسرے کے ساتھ بھائی چارے کا سلوک کرنا چاہیئے۔',
  },
  {
    language: { tag: 'ckb', name: 'کوردیی ناوەندی', script: 'Arab', direction: 'rtl' },
    title: 'مافەکانی مرۆڤ',
    text: 'هەموو مرۆڤەکان بە ئازادی و بە کەرامەت و مافی یەکسانەوە لە دایک دەبن.',
  },
  {
    language: { tag: 'si', name: 'සිංහල', script: 'Sinh', direction: 'ltr' },
    title: 'මානව හිමිකම්',
    text: 'සියලු මනුෂ්‍යයෝ නිදහස්ව උපත ලබා ඇත. ගරුත්වයෙන් හා අයිතිවාසිකම්වලින් සමාන වෙති. යුක්ති අයුක්ති පිළිබඳ හැඟීමෙන් හා හෘදය සාක්ෂියෙන් යුත් ඔවුන් එකිනෙකා සැලකිය යුත්තේ සහෝදරත්වය පිළිබඳ හැඟීමෙනි.',
  },
  {
    language: { tag: 'ta', name: 'தமிழ்', script: 'Taml', direction: 'ltr' },
    title: 'மனித உரிமைகள்',
    text: 'மனிதப் பிறிவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; அவர்கள் மதிப்பிலும், உரிமைகளிலும் சமமானவர்கள், அவர்கள் நியாயத்தையும் மனச்சாட்சியையும் இயற்பண்பாகப் பெற்றவர்கள். அவர்கள் ஒருவருடனொருவர் சகோதர உணர்வுப் பாங்கில் நடந்துகொள்ளல் வேண்டும்.',
  },
  {
    language: { tag: 'my', name: 'မြန်မာ', script: 'Mymr', direction: 'ltr' },
    title: 'လူ့အခွင့်အရေး',
    text: 'လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် လည်းကောင်း၊ တူညီလွတ်လပ်သော အခွင့်အရေးများဖြင့် လည်းကောင်း၊ မွေးဖွားလာသူများ ဖြစ်သည်။ ထိုသူတို့၌ ပိုင်းခြား ဝေဖန်တတ်သော ဉာဏ်နှင့် ကျင့်ဝတ် သိတတ်သော စိတ်တို့ရှိကြ၍ ထိုသူတို့သည် အချင်းချင်း မေတ္တာထား၍ ဆက်ဆံကျင့်သုံးသင့်၏။',
  },
  {
    language: { tag: 'en', name: 'English', script: 'Latn', direction: 'ltr' },
    title: 'Human rights',
    text: 'All human beings are born free and equal in dignity and rights. A sign ✓ and a kite 🪁.',
  },
  {
    language: { tag: 'vi', name: 'Tiếng Việt', script: 'Latn', direction: 'ltr' },
    title: 'Quyền con người',
    text: 'Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi.',
  },
  {
    language: { tag: 'uk', name: 'українська', script: 'Cyrl', direction: 'ltr' },
    title: 'Права людини',
    text: 'Всі люди народжуються вільними і рівними у своїй гідності та правах.',
  },
  {
    language: { tag: 'el', name: 'Ελληνικά', script: 'Grek', direction: 'ltr' },
    title: 'Ανθρώπινα δικαιώματα',
    text: 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα.',
  },
  {
    language: { tag: 'ar', name: 'العربية', script: 'Arab', direction: 'rtl' },
    title: 'حقوق الإنسان',
    text: 'يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق.',
  },
  {
    language: { tag: 'he', name: 'עברית', script: 'Hebr', direction: 'rtl' },
    title: 'זכויות האדם',
    text: 'כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. שָׁלוֹם.',
  },
  {
    language: { tag: 'dv', name: 'ދިވެހި', script: 'Thaa', direction: 'rtl' },
    title: 'އިންސާނީ ހައްޤުތައް',
    text: 'ހުރިހާ އިންސާނުން އުފަންވަނީ މިނިވަންކަމުގައި.',
  },
  {
    language: { tag: 'nqo', name: 'ߒߞߏ', script: 'Nkoo', direction: 'rtl' },
    title: 'ߤߊߘߊߡߊߘߋ߲',
    text: 'ߡߐ߱ ߓߍ߯ ߟߊߝߏߦߌߣߍ߲ ߘߐߡߊߣߍ߲ ߠߊߘߊ߲߫ ߡߎߕߊ߲߫.',
  },
  {
    language: { tag: 'ff', name: '𞤆𞤵𞤤𞤢𞤪', script: 'Adlm', direction: 'rtl' },
    title: '𞤖𞤢𞤳𞥆𞤫𞥅𞤶𞤭',
    text: '𞤋𞤲𞥆𞤢𞤥𞤢 𞤢𞤯𞤭𞤲𞤭 𞤬𞤮𞤬 𞤨𞤮𞤼𞤭.',
  },
  {
    language: { tag: 'hi', name: 'हिन्दी', script: 'Deva', direction: 'ltr' },
    title: 'मानव अधिकार',
    text: 'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।',
  },
  {
    language: { tag: 'bn', name: 'বাংলা', script: 'Beng', direction: 'ltr' },
    title: 'মানবাধিকার',
    text: 'সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে।',
  },
  {
    language: { tag: 'gu', name: 'ગુજરાતી', script: 'Gujr', direction: 'ltr' },
    title: 'માનવ અધિકાર',
    text: 'પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ સર્વ માનવો જન્મથી સ્વતંત્ર અને સમાન હોય છે.',
  },
  {
    language: { tag: 'pa', name: 'ਪੰਜਾਬੀ', script: 'Guru', direction: 'ltr' },
    title: 'ਮਨੁੱਖੀ ਹੱਕ',
    text: 'ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਆਪਣੀ ਮਹਿਮਾ, ਸ਼ਾਨ ਅਤੇ ਹੱਕਾਂ ਦੇ ਪੱਖੋਂ ਜਨਮ ਤੋਂ ਹੀ ਆਜ਼ਾਦ ਹੈ।',
  },
  {
    language: { tag: 'or', name: 'ଓଡ଼ିଆ', script: 'Orya', direction: 'ltr' },
    title: 'ମାନବ ଅଧିକାର',
    text: 'ଜନ୍ମକାଳରୁ ସମସ୍ତ ମଣିଷ ସ୍ୱାଧୀନ ଏବଂ ମର୍ଯ୍ୟାଦା ଓ ଅଧିକାରରେ ସମାନ।',
  },
  {
    language: { tag: 'te', name: 'తెలుగు', script: 'Telu', direction: 'ltr' },
    title: 'మానవ హక్కులు',
    text: 'ప్రతిపత్తిస్వత్వముల విషయమున మానవులెల్లరును జన్మతః స్వతంత్రులును సమానులును నగుదురు.',
  },
  {
    language: { tag: 'kn', name: 'ಕನ್ನಡ', script: 'Knda', direction: 'ltr' },
    title: 'ಮಾನವ ಹಕ್ಕುಗಳು',
    text: 'ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಜನಿಸಿದ್ದಾರೆ. ಹಾಗೂ ಘನತೆ ಮತ್ತು ಹಕ್ಕುಗಳಲ್ಲಿ ಸಮಾನರಾಗಿದ್ದಾರೆ.',
  },
  {
    language: { tag: 'ml', name: 'മലയാളം', script: 'Mlym', direction: 'ltr' },
    title: 'മനുഷ്യാവകാശങ്ങൾ',
    text: 'മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും അന്തസ്സോടും സ്വാതന്ത്ര്യത്തോടുംകൂടി ജനിച്ചിട്ടുള്ളവരാണ്.',
  },
  {
    language: { tag: 'am', name: 'አማርኛ', script: 'Ethi', direction: 'ltr' },
    title: 'ሰብዓዊ መብቶች',
    text: 'የሰው ልጅ ሁሉ ሲወለድ ነጻና በክብርና በመብትም እኩልነት ያለው ነው።',
  },
  {
    language: { tag: 'hy', name: 'հայերեն', script: 'Armn', direction: 'ltr' },
    title: 'Մարդու իրավունքներ',
    text: 'Բոլոր մարդիկ ծնվում են ազատ ու հավասար՝ իրենց արժանապատվությամբ և իրավունքներով։',
  },
  {
    language: { tag: 'ka', name: 'ქართული', script: 'Geor', direction: 'ltr' },
    title: 'ადამიანის უფლებები',
    text: 'ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით.',
  },
  {
    language: { tag: 'sat', name: 'ᱥᱟᱱᱛᱟᱲᱤ', script: 'Olck', direction: 'ltr' },
    title: 'ᱢᱟᱱᱣᱟ ᱟᱹᱭᱫᱟᱹᱨ',
    text: 'ᱡᱚᱛᱚ ᱦᱚᱲ ᱯᱷᱩᱨᱜᱟᱹᱞ ᱟᱨ ᱥᱚᱢᱟᱱ ᱠᱚ ᱡᱟᱱᱟᱢᱚᱜ ᱠᱟᱱᱟ᱾',
  },
  {
    language: { tag: 'mni', name: 'ꯃꯤꯇꯩꯂꯣꯟ', script: 'Mtei', direction: 'ltr' },
    title: 'ꯃꯤꯑꯣꯏꯕꯒꯤ ꯍꯛ',
    text: 'ꯃꯤ ꯄꯨꯝꯅꯃꯛ ꯃꯅꯤꯡ ꯇꯝꯅ ꯄꯣꯛꯏ꯫',
  },
  {
    language: { tag: 'zgh', name: 'ⵜⴰⵎⴰⵣⵉⵖⵜ', script: 'Tfng', direction: 'ltr' },
    title: 'ⵉⵣⵔⴼⴰⵏ ⵏ ⵓⴼⴳⴰⵏ',
    text: 'ⵉⵎⴷⴰⵏⴻⵏ ⴰⴽⴽ ⵜⵜⵍⴰⵍⵏ ⴷ ⵉⵍⴻⵍⵍⵉⵢⴻⵏ.',
  },
  {
    language: { tag: 'jv', name: 'ꦗꦮ', script: 'Java', direction: 'ltr' },
    title: 'ꦲꦏ꧀ꦩꦤꦸꦁꦱ',
    text: 'ꦱꦧꦼꦤ꧀ꦮꦺꦴꦁꦏꦭꦲꦶꦂꦲꦏꦺꦏꦤ꧀ꦛꦶꦩꦂꦢꦶꦏ꧉',
  },
  {
    language: { tag: 'lis', name: 'ꓡꓲ-ꓢꓴ', script: 'Lisu', direction: 'ltr' },
    title: 'ꓡꓲꓢꓴ ꓟꓵ',
    text: 'ꓡꓯꓸ ꓫꓵꓽ ꓠꓯ ꓟꓵ ꓗꓪꓻ.',
  },
  {
    language: { tag: 'ii', name: 'ꆈꌠꉙ', script: 'Yiii', direction: 'ltr' },
    title: 'ꊿꂷꃅ',
    text: 'ꊿꂷꃅꄿꐨꐥ ꌅꅍꂾꀕꊨꐥ',
  },
  {
    language: { tag: 'zh-Hans', name: '中文（简体）', script: 'Hans', direction: 'ltr' },
    title: '人权',
    text: '人人生而自由，在尊严和权利上一律平等。',
  },
  {
    language: { tag: 'yue', name: '粵語', script: 'Hant', direction: 'ltr' },
    title: '人權',
    text: '人人生而自由，喺尊嚴同埋權利上一律平等。',
  },
  {
    language: { tag: 'ja', name: '日本語', script: 'Jpan', direction: 'ltr' },
    title: '人権',
    text: 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。',
  },
  {
    language: { tag: 'ko', name: '한국어', script: 'Kore', direction: 'ltr' },
    title: '인권',
    text: '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.',
  },
];
