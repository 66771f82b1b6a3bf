<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * The directives of a document: what the handles of its tags stand for (YAML 1.2.2, section 6.8).
 *
 * @internal
 */
final class Tags
{
    /** What `!!` stands for where nothing else is said, and what the tags of the schemas begin with. */
    public const CORE = 'tag:yaml.org,2002:';

    private const HANDLE = '!(?:[0-9A-Za-z-]*!)?';

    /** Characters of a URI (section 5.6); those behind a handle without "!" and the indicators of flow collections. */
    private const URI = '(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;\/?:@&=+$_.~*\'(),[\]!])';
    private const SUFFIX = '(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;\/?:@&=+$_.~*\'()])';

    /** @var array<string, string> */
    private array $handles = ['!' => '!', '!!' => self::CORE];

    /** @var array<string, true> */
    private array $declared = [];

    public function __construct(private readonly Source $source) {}

    /**
     * Reads the directives where the reader is, each of a line.
     */
    public function readDirectives(): void
    {
        $source = $this->source;
        do {
            $line = \substr($source->text, $source->at, \strcspn($source->text, "\n", $source->at));
            $directive = \explode(' ', (string) \preg_replace(['/[ \t]+#.*$|[ \t]+$/D', '/[ \t]+/'], ['', ' '], $line));
            match ($directive[0]) {
                '%YAML' => $this->readVersion($directive),
                '%TAG' => $this->readHandle($directive),
                '%' => $source->fail('unexpected "%": a directive begins with its name'),
                // Others are for the future, and mean nothing (section 6.8).
                default => null,
            };
            $source->at += \strlen($line);
            $source->next();
        } while (($source->text[$source->at] ?? '') === '%');
        if (!$source->isMarker($source->at) || $source->text[$source->at] !== '-') {
            $source->fail("unexpected {$source->found()}: expected \"---\" behind the directives");
        }
    }

    /**
     * Reads a tag where the reader is.
     *
     * @return string in full
     */
    public function read(): string
    {
        $source = $this->source;
        if (\preg_match('/\G!<(' . self::URI . '++)>/', $source->text, $match, 0, $source->at) === 1) {
            $source->at += \strlen($match[0]);
            if ($match[1] !== '!' && \preg_match('/^(?:!|[A-Za-z][A-Za-z0-9+.-]*:)./', $match[1]) !== 1) {
                $source->fail('a tag in "<" and ">" is a URI, or begins with "!"', $source->at - \strlen($match[0]));
            }

            return \rawurldecode($match[1]);
        }
        if (\preg_match('/\G(' . self::HANDLE . ')(' . self::SUFFIX . '*+)/', $source->text, $match, 0, $source->at) !== 1) {
            $source->fail('this is no tag');
        }
        [$whole, $handle, $suffix] = $match;
        if ($handle !== '!' && $suffix === '') {
            $source->fail("there is nothing behind \"{$handle}\"");
        }
        $prefix = $this->handles[$handle] ?? $source->fail("unknown tag handle \"{$handle}\": a line \"%TAG {$handle} ...\" at the beginning of the document says what it stands for");
        $source->at += \strlen($whole);

        return $suffix === '' ? '!' : $prefix . \rawurldecode($suffix);
    }

    /**
     * @param non-empty-list<string> $directive
     */
    private function readVersion(array $directive): void
    {
        if (\preg_match('/^1\.[0-9]+$/D', $directive[1] ?? '') !== 1 || isset($directive[2])) {
            $this->source->fail('this is not "%YAML 1.2", nor another version of YAML 1');
        }
        $this->declare('%YAML');
    }

    /**
     * @param non-empty-list<string> $directive
     */
    private function readHandle(array $directive): void
    {
        $handle = $directive[1] ?? '';
        $prefix = $directive[2] ?? '';
        if (\preg_match('/^' . self::HANDLE . '$/D', $handle) !== 1 || \preg_match('/^(?:!' . self::URI . '*+|' . self::SUFFIX . self::URI . '*+)$/D', $prefix) !== 1 || isset($directive[3])) {
            $this->source->fail('this is not "%TAG !handle! prefix"');
        }
        $this->declare($handle);
        $this->handles[$handle] = \rawurldecode($prefix);
    }

    private function declare(string $name): void
    {
        if (isset($this->declared[$name])) {
            $this->source->fail("there are two directives for \"{$name}\"");
        }
        $this->declared[$name] = true;
    }
}
