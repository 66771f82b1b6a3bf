<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\SyntaxException;

/**
 * Reads one tag, comment, section or instruction at a time, and says what is wrong with it.
 *
 * @phpstan-import-type Kind from Tokens
 *
 * @internal
 */
final class Markup
{
    private const SPACE = " \t\r\n";

    private const NAME = '~' . Names::BYTES . '~A';

    /** As many attributes at once as are far from pcre.backtrack_limit, which counts the rounds of a repeated group. */
    private const ATTRIBUTES = '~(?:' . Tokens::SPACE . '++' . Tokens::ATTRIBUTE . '){1,64}+~A';

    private const END = '~</(' . Names::BYTES . ')' . Tokens::SPACE . '*+>~A';

    public function __construct(
        private readonly Source $source,
        private readonly Names $names,
    ) {}

    /**
     * What begins at a place within an element, and the text behind it, in the shape in which {@see Tokens}
     * finds many.
     *
     * @param int $at of a "<"
     *
     * @throws SyntaxException
     *
     * @return array{list<string>, list<string>, list<string>, list<string>, list<Kind>, list<string>}
     */
    public function token(int $at): array
    {
        $text = $this->source->text;
        $raw = $attributes = $inner = '';
        $next = $text[$at + 1] ?? '';
        if ($next === '/') {
            $kind = Tokens::END;
            if (\preg_match(self::END, $text, $match, 0, $at) !== 1) {
                $this->refuseEnd($at);
            }
            $raw = $match[1];
            $end = $at + \strlen($match[0]);
        } elseif ($next === '!') {
            if (\substr_compare($text, '<![CDATA[', $at, 9) === 0) {
                $kind = Tokens::SECTION;
                $end = \strpos($text, ']]>', $at + 9);
                if ($end === false) {
                    $this->source->failToClose("unexpected end of text: the CDATA section that begins in %s is not closed", \strlen($text), $at);
                }
                $inner = \substr($text, $at + 9, $end - $at - 9);
                $end += 3;
            } else {
                $kind = Tokens::NOTHING;
                $end = $this->comment($at);
            }
        } elseif ($next === '?') {
            $kind = Tokens::NOTHING;
            $end = $this->instruction($at);
        } else {
            [$raw, $attributes, $kind, $end] = $this->start($at);
        }
        $tail = \substr($text, $end, \strcspn($text, '<', $end));
        $whole = \substr($text, $at, $end - $at) . $tail;
        if ($kind === Tokens::START) {
            [$inner, $tail] = [$tail, ''];
        }

        return [[$whole], [$raw], [$attributes], [$inner], [$kind], [$tail]];
    }

    /**
     * Moves over a comment.
     *
     * @param int $at of "<!"
     *
     * @throws SyntaxException
     *
     * @return int what stands behind it
     */
    public function comment(int $at): int
    {
        $text = $this->source->text;
        if (\substr_compare($text, '<!--', $at, 4) !== 0) {
            $this->source->fail(\substr_compare($text, '<!DOCTYPE', $at, 9) === 0
                ? 'unexpected "<!DOCTYPE": a document type declaration stands before the root element'
                : 'unexpected "<!": expected a comment, "<!--"' . ($this->isContent($at) ? ', or a CDATA section, "<![CDATA["' : ''), $at);
        }
        $end = \strpos($text, '--', $at + 4);
        if ($end === false) {
            $this->source->failToClose("unexpected end of text: the comment that begins in %s is not closed", \strlen($text), $at);
        }
        if (($text[$end + 2] ?? '') !== '>') {
            $this->source->fail('unexpected "--" in a comment, which ends in "-->"', $end);
        }

        return $end + 3;
    }

    /**
     * Moves over a processing instruction.
     *
     * @param int $at of "<?"
     *
     * @throws SyntaxException
     *
     * @return int what stands behind it
     */
    public function instruction(int $at): int
    {
        $text = $this->source->text;
        if (\preg_match(self::NAME, $text, $match, 0, $at + 2) !== 1) {
            $this->source->fail("unexpected {$this->source->found($at + 2)}: expected the name of a processing instruction", $at + 2);
        }
        $name = $match[0];
        $this->names->check($name, $at + 2);
        if ($this->names->haveNamespaces && \str_contains($name, ':')) {
            $this->source->fail("the name \"{$name}\" of a processing instruction has a colon", $at + 2);
        }
        if (\strtolower($name) === 'xml') {
            $this->source->fail($name === 'xml'
                ? 'unexpected "<?xml": a declaration stands at the very beginning of a document'
                : "the name \"{$name}\" of a processing instruction is reserved", $at);
        }
        $behind = $at + 2 + \strlen($name);
        $end = \strpos($text, '?>', $behind);
        if ($end !== $behind && \strspn($text, self::SPACE, $behind, 1) === 0) {
            $this->source->fail("unexpected {$this->source->found($behind)} behind the name of a processing instruction", $behind);
        }
        if ($end === false) {
            $this->source->failToClose("unexpected end of text: the processing instruction that begins in %s is not closed", \strlen($text), $at);
        }

        return $end + 2;
    }

    /**
     * @throws SyntaxException
     *
     * @return array{string, string, Tokens::ELEMENT|Tokens::START, int} name, attributes, kind, and what stands behind it
     */
    private function start(int $at): array
    {
        $text = $this->source->text;
        if (\preg_match(self::NAME, $text, $match, 0, $at + 1) !== 1) {
            $this->source->fail("unexpected {$this->source->found($at + 1)} behind \"<\": expected the name of an element; as a character \"<\" is written as \"&lt;\"", $at + 1);
        }
        $raw = $match[0];
        $end = $from = $at + 1 + \strlen($raw);
        while (\preg_match(self::ATTRIBUTES, $text, $match, 0, $end) === 1) {
            $end += \strlen($match[0]);
        }
        $attributes = \substr($text, $from, $end - $from);
        $space = \strspn($text, self::SPACE, $end);
        $next = $text[$end + $space] ?? '';
        if ($next === '>') {
            return [$raw, $attributes, Tokens::START, $end + $space + 1];
        }
        if ($next === '/' && ($text[$end + $space + 1] ?? '') === '>') {
            return [$raw, $attributes, Tokens::ELEMENT, $end + $space + 2];
        }
        $this->refuseStart($at, $raw, $end, $space);
    }

    /**
     * @param int $end   of what is right
     * @param int $space that stands there
     *
     * @throws SyntaxException
     */
    private function refuseStart(int $opened, string $raw, int $end, int $space): never
    {
        $text = $this->source->text;
        $at = $end + $space;
        $this->names->check($raw, $opened + 1);
        if (!isset($text[$at])) {
            $this->source->failToClose("unexpected end of text: the tag that begins in %s is not closed", $at, $opened);
        }
        if (\preg_match(self::NAME, $text, $match, 0, $at) !== 1 || $space === 0) {
            $this->source->fail("unexpected {$this->source->found($at)} in the tag of \"{$raw}\": expected " . ($space === 0 ? 'white space, ">" or "/>"' : 'an attribute, ">" or "/>"'), $at);
        }
        $this->names->check($match[0], $at);
        $name = $match[0];
        $at += \strlen($name);
        $at += \strspn($text, self::SPACE, $at);
        if (($text[$at] ?? '') !== '=') {
            $this->source->fail("unexpected {$this->source->found($at)}: expected \"=\" behind the name of the attribute \"{$name}\"", $at);
        }
        ++$at;
        $at += \strspn($text, self::SPACE, $at);
        $quote = $text[$at] ?? '';
        if ($quote !== '"' && $quote !== "'") {
            $this->source->fail("unexpected {$this->source->found($at)}: expected the value of the attribute \"{$name}\" in quotes", $at);
        }
        $wrong = $at + 1 + \strcspn($text, "<{$quote}", $at + 1);
        if (isset($text[$wrong])) {
            $this->source->fail("unexpected \"<\" in the value of the attribute \"{$name}\"; as a character it is written as \"&lt;\"", $wrong);
        }
        $this->source->failToClose("unexpected end of text: the value of the attribute \"{$name}\" that begins in %s is not closed", $wrong, $at);
    }

    /**
     * @throws SyntaxException
     */
    private function refuseEnd(int $at): never
    {
        $text = $this->source->text;
        if (\preg_match(self::NAME, $text, $match, 0, $at + 2) !== 1) {
            $this->source->fail("unexpected {$this->source->found($at + 2)} behind \"</\": expected the name of an element", $at + 2);
        }
        $this->names->check($match[0], $at + 2);
        $behind = $at + 2 + \strlen($match[0]);
        $behind += \strspn($text, self::SPACE, $behind);
        $this->source->fail("unexpected {$this->source->found($behind)}: expected \">\" behind \"</{$match[0]}\"", $behind);
    }

    private function isContent(int $at): bool
    {
        return \preg_match('~<' . Names::BYTES . '~', \substr($this->source->text, 0, $at)) === 1;
    }
}
