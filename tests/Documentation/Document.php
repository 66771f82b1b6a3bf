<?php

declare(strict_types=1);

namespace Kiln\Tests\Documentation;

use UnexpectedValueException;

/**
 * @internal the ```php blocks of a Markdown document, with the output it promises for them
 *
 * A line `<!-- output -->` says that the fenced block after it is exactly what
 * the last ```php block before it prints.
 */
final readonly class Document
{
    private const OUTPUT_MARK = '<!-- output -->';

    /** Words that may follow "php" on a fence. */
    private const WORDS = ['no-run', 'fresh'];

    /** @param list<CodeBlock> $blocks in the order of the document */
    private function __construct(
        public string $name,
        public array $blocks,
    ) {}

    /**
     * @param string $name what messages call the document
     *
     * @throws UnexpectedValueException where the document breaks the conventions
     */
    public static function parse(string $name, string $markdown): self
    {
        $lines = explode("\n", str_replace("\r\n", "\n", $markdown));
        $blocks = [];
        $markLine = null;

        for ($i = 0, $count = \count($lines); $i < $count; ++$i) {
            if (trim($lines[$i]) === self::OUTPUT_MARK) {
                if ($markLine !== null) {
                    throw new UnexpectedValueException("$name:$markLine: no fenced block follows " . self::OUTPUT_MARK);
                }
                $markLine = $i + 1;
                continue;
            }
            if (preg_match('/^(?<indent> *)(?<fence>`{3,}|~{3,})(?<info>[^`]*)$/', $lines[$i], $opening) !== 1) {
                continue;
            }

            $opened = $i + 1;
            $closing = '/^ *' . $opening['fence'][0] . '{' . \strlen($opening['fence']) . ',} *$/';
            $content = [];
            while (++$i < $count && preg_match($closing, $lines[$i]) !== 1) {
                $content[] = preg_replace('/^ {0,' . \strlen($opening['indent']) . '}/', '', $lines[$i]);
            }
            if ($i >= $count) {
                throw new UnexpectedValueException("$name:$opened: the fenced block is not closed");
            }

            $words = explode(' ', trim($opening['info']));
            $language = array_shift($words);
            $text = implode("\n", $content);
            if ($markLine !== null) {
                $last = array_pop($blocks);
                if ($last === null || !$last->runs || $last->expected !== null || $language === 'php') {
                    throw new UnexpectedValueException("$name:$markLine: " . self::OUTPUT_MARK . ' must stand between a block of PHP that runs and a block of output');
                }
                $blocks[] = $last->expecting($text);
                $markLine = null;
            } elseif ($language === 'php') {
                $unknown = array_diff($words, self::WORDS);
                if ($unknown !== []) {
                    throw new UnexpectedValueException("$name:$opened: unknown word after \"php\": " . implode(', ', $unknown));
                }
                $blocks[] = new CodeBlock($text, $opened + 1, !\in_array('no-run', $words, true), \in_array('fresh', $words, true));
            }
        }
        if ($markLine !== null) {
            throw new UnexpectedValueException("$name:$markLine: no fenced block follows " . self::OUTPUT_MARK);
        }

        return new self($name, $blocks);
    }
}
