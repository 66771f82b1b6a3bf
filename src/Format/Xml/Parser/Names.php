<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\SyntaxException;

/**
 * Names, and the namespaces that are declared where the parser stands.
 *
 * @internal
 */
final class Names
{
    /** Names as the fast expressions find them: those with letters beyond ASCII are looked at once more. */
    public const BYTES = '[A-Za-z_:\x80-\xFF][A-Za-z0-9_:.\-\x80-\xFF]*+';

    private const XML = 'http://www.w3.org/XML/1998/namespace';
    private const XMLNS = 'http://www.w3.org/2000/xmlns/';

    /** Production NameStartChar of XML 1.0, section 2.3. */
    private const START = 'A-Z_a-z:\x{C0}-\x{D6}\x{D8}-\x{F6}\x{F8}-\x{2FF}\x{370}-\x{37D}\x{37F}-\x{1FFF}\x{200C}\x{200D}'
        . '\x{2070}-\x{218F}\x{2C00}-\x{2FEF}\x{3001}-\x{D7FF}\x{F900}-\x{FDCF}\x{FDF0}-\x{FFFD}\x{10000}-\x{EFFFF}';

    /** The beginning of a text that is a name: production Name. */
    private const NAME = '/\A[' . self::START . '][' . self::START . '\-.0-9\x{B7}\x{300}-\x{36F}\x{203F}\x{2040}]*+/u';

    /** @var array<string, string> URI by prefix; '' for the default one */
    private array $uris = ['xml' => self::XML, '' => ''];

    /** @var array<string, string> of attributes, which the namespaces here lead to */
    private array $attributes = [];

    public function __construct(private readonly Source $source) {}

    /**
     * @param array<string, string> $declared URI by prefix
     *
     * @return array{array<string, ?string>, array<string, string>} for {@see leave()}
     */
    public function enter(array $declared): array
    {
        $before = [];
        foreach ($declared as $prefix => $uri) {
            $before[$prefix] = $this->uris[$prefix] ?? null;
            $this->uris[$prefix] = $uri;
        }
        $attributes = $this->attributes;
        $this->attributes = [];

        return [$before, $attributes];
    }

    /**
     * @param array{array<string, ?string>, array<string, string>} $outer
     */
    public function leave(array $outer): void
    {
        foreach ($outer[0] as $prefix => $uri) {
            if ($uri === null) {
                unset($this->uris[$prefix]);
            } else {
                $this->uris[$prefix] = $uri;
            }
        }
        $this->attributes = $outer[1];
    }

    /**
     * @param string $raw as {@see BYTES} finds it
     * @param int    $at  where it stands
     *
     * @throws SyntaxException
     *
     * @return string `{uri}local`, or `local`
     */
    public function element(string $raw, int $at): string
    {
        $this->check($raw, $at);
        $colon = strpos($raw, ':');
        if ($colon === false) {
            $uri = $this->uris[''];

            return $uri === '' ? $raw : "{{$uri}}{$raw}";
        }

        return $this->prefixed($raw, $colon, $at);
    }

    /**
     * @param string $raw as {@see BYTES} finds it
     * @param int    $at  where it stands
     *
     * @throws SyntaxException
     *
     * @return string `{uri}local`, or `local`
     */
    public function attribute(string $raw, int $at): string
    {
        return $this->attributes[$raw] ??= $this->newAttribute($raw, $at);
    }

    /**
     * @param string $raw     the name of an attribute that begins with `xmlns`
     * @param int    $at      where it stands
     * @param int    $valueAt where its value begins
     *
     * @throws SyntaxException
     *
     * @return ?string the prefix that it declares; '' for the default namespace, null for an attribute that declares nothing
     */
    public function declared(string $raw, string $uri, int $at, int $valueAt): ?string
    {
        if ($raw === 'xmlns') {
            if ($uri === self::XML || $uri === self::XMLNS) {
                $this->source->fail("the namespace \"{$uri}\" cannot be the default one", $valueAt);
            }

            return '';
        }
        if (!str_starts_with($raw, 'xmlns:')) {
            return null;
        }
        $this->check($raw, $at);
        $prefix = substr($raw, 6);
        if ($prefix === '' || str_contains($prefix, ':') || !$this->isName($prefix)) {
            $this->source->fail("\"{$prefix}\" cannot be a prefix", $at + 6);
        }
        if ($prefix === 'xmlns') {
            $this->source->fail('the prefix "xmlns" cannot be declared', $at);
        }
        if ($uri === '') {
            $this->source->fail("the prefix \"{$prefix}\" cannot be without a namespace", $valueAt);
        }
        if ($uri === self::XMLNS || ($uri === self::XML) !== ($prefix === 'xml')) {
            $this->source->fail("the namespace \"{$uri}\" cannot have the prefix \"{$prefix}\"", $valueAt);
        }

        return $prefix;
    }

    /**
     * @param int $at where it stands
     *
     * @throws SyntaxException for what is no name
     */
    public function check(string $raw, int $at): void
    {
        if (preg_match('/[\x80-\xFF]/', $raw) === 1) {
            preg_match(self::NAME, $raw, $match);
            $length = \strlen($match[0] ?? '');
            if ($length < \strlen($raw)) {
                $this->source->fail("unexpected {$this->source->found($at + $length)} in a name", $at + $length);
            }
        }
    }

    private function isName(string $name): bool
    {
        return preg_match(self::NAME, $name, $match) === 1 && $match[0] === $name;
    }

    /**
     * @throws SyntaxException
     */
    private function newAttribute(string $raw, int $at): string
    {
        $this->check($raw, $at);
        $colon = strpos($raw, ':');

        return $colon === false ? $raw : $this->prefixed($raw, $colon, $at);
    }

    /**
     * @throws SyntaxException
     */
    private function prefixed(string $raw, int $colon, int $at): string
    {
        $prefix = substr($raw, 0, $colon);
        $local = substr($raw, $colon + 1);
        if ($prefix === '' || str_contains($local, ':') || !$this->isName($local)) {
            $this->source->fail("the name \"{$raw}\" is not one of a prefix, a colon and a name", $at);
        }
        $uri = $this->uris[$prefix] ?? $this->source->fail("no namespace is declared for the prefix \"{$prefix}\"", $at);

        return "{{$uri}}{$local}";
    }
}
