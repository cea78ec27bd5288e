/** Records of changes are written in Estonian and English; readers of other languages get the English text, marked as such. */
export const changeLanguage = (language: string): 'et' | 'en' => (language === 'et' ? 'et' : 'en');
