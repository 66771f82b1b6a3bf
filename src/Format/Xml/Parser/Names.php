<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\SyntaxException;
use Kiln\Format\Xml\Syntax;

/**
 * Names, and the namespaces that are declared where the parser stands.
 *
 * @phpstan-type Scope array{array<string, ?string>, array<string, string|true>, array<string, string>}
 *
 * @internal
 */
final class Names
{
    /** Names as expressions find them: those with letters beyond ASCII are looked at once more. */
    public const BYTES = '[A-Za-z_:\x80-\xFF][A-Za-z0-9_:.\-\x80-\xFF]*+';

    private const XMLNS = 'http://www.w3.org/2000/xmlns/';

    /** Production NameStartChar of XML 1.0, section 2.3. */
    private const START = 'A-Z_a-z:\x{C0}-\x{D6}\x{D8}-\x{F6}\x{F8}-\x{2FF}\x{370}-\x{37D}\x{37F}-\x{1FFF}\x{200C}\x{200D}'
        . '\x{2070}-\x{218F}\x{2C00}-\x{2FEF}\x{3001}-\x{D7FF}\x{F900}-\x{FDCF}\x{FDF0}-\x{FFFD}\x{10000}-\x{EFFFF}';

    /** The beginning of a text that is a name: production Name. */
    private const NAME = '/\A[' . self::START . '][' . self::START . '\-.0-9\x{B7}\x{300}-\x{36F}\x{203F}\x{2040}]*+/u';

    /** @var array<string, string|true> names of elements by how they stand in the text, as far as they were asked for in this scope; true for the same */
    public array $elements = [];

    /** @var array<string, string> names of attributes by how they stand in the text, as far as they were asked for in this scope */
    public array $attributes = [];

    /** @var array<string, string> URI by prefix; '' for the default one */
    private array $uris = ['xml' => Syntax::XML, '' => ''];

    /**
     * @param bool $haveNamespaces whether a colon in a name means something. It always does but in tests
     */
    public function __construct(private readonly Source $source, public readonly bool $haveNamespaces) {}

    /**
     * Goes into an element that declares namespaces.
     *
     * @param array<string, string> $declared URI by prefix
     *
     * @return Scope the one around it, for {@see leave()}
     */
    public function enter(array $declared): array
    {
        $before = [];
        foreach ($declared as $prefix => $uri) {
            $before[$prefix] = $this->uris[$prefix] ?? null;
            $this->uris[$prefix] = $uri;
        }
        $scope = [$before, $this->elements, $this->attributes];
        $this->elements = $this->attributes = [];

        return $scope;
    }

    /**
     * @param Scope $scope
     */
    public function leave(array $scope): void
    {
        [$before, $this->elements, $this->attributes] = $scope;
        foreach ($before as $prefix => $uri) {
            if ($uri === null) {
                unset($this->uris[$prefix]);
            } else {
                $this->uris[$prefix] = $uri;
            }
        }
    }

    /**
     * @param string $raw as {@see BYTES} finds it
     *
     * @return string|true|null `{uri}local`, or true for $raw itself; null for what {@see refuse()} says
     */
    public function element(string $raw): string|true|null
    {
        if (!self::isRight($raw)) {
            return null;
        }
        $colon = $this->haveNamespaces ? \strpos($raw, ':') : false;
        if ($colon !== false) {
            $name = $this->prefixed($raw, $colon);
        } else {
            $name = $this->uris[''] === '' ? true : "{{$this->uris['']}}{$raw}";
        }
        if ($name !== null) {
            $this->elements[$raw] = $name;
        }

        return $name;
    }

    /**
     * @param string $raw as {@see BYTES} finds it
     *
     * @return ?string `{uri}local`, or `local`; null for what {@see refuse()} says
     */
    public function attribute(string $raw): ?string
    {
        if (!self::isRight($raw)) {
            return null;
        }
        $colon = $this->haveNamespaces ? \strpos($raw, ':') : false;
        $name = $colon === false ? $raw : $this->prefixed($raw, $colon);
        if ($name !== null) {
            $this->attributes[$raw] = $name;
        }

        return $name;
    }

    /**
     * Whether an attribute declares a namespace.
     */
    public function isDeclaration(string $raw): bool
    {
        return $this->haveNamespaces && ($raw === 'xmlns' || \str_starts_with($raw, 'xmlns:'));
    }

    /**
     * @param string $raw of a declaration
     *
     * @return ?string the prefix, '' for the default namespace; null for what {@see refuseDeclaration()} says
     */
    public function declared(string $raw, string $uri): ?string
    {
        $prefix = \substr($raw, 6);
        if ($uri === self::XMLNS || ($uri === Syntax::XML) !== ($prefix === 'xml')) {
            return null;
        }

        return $raw === 'xmlns' || ($uri !== '' && $prefix !== 'xmlns' && self::isRight($raw) && Syntax::isName($prefix)) ? $prefix : null;
    }

    /**
     * @param int $at where the name stands
     *
     * @throws SyntaxException
     */
    public function refuse(string $raw, int $at): never
    {
        $this->check($raw, $at);
        [$prefix, $local] = \explode(':', $raw, 2) + [1 => ''];
        if ($prefix === '' || !Syntax::isName($local)) {
            $this->source->fail("the name \"{$raw}\" is not one of a prefix, a colon and a name", $at);
        }
        $this->source->fail("no namespace is declared for the prefix \"{$prefix}\"", $at);
    }

    /**
     * @param int $at      where the name stands
     * @param int $valueAt where the value begins
     *
     * @throws SyntaxException
     */
    public function refuseDeclaration(string $raw, string $uri, int $at, int $valueAt): never
    {
        $this->check($raw, $at);
        $prefix = \substr($raw, 6);
        if ($raw === 'xmlns') {
            $this->source->fail("the namespace \"{$uri}\" cannot be the default one", $valueAt);
        }
        if (!Syntax::isName($prefix)) {
            $this->source->fail("\"{$prefix}\" cannot be a prefix", $at + 6);
        }
        if ($prefix === 'xmlns') {
            $this->source->fail('the prefix "xmlns" cannot be declared', $at);
        }
        $this->source->fail($uri === ''
            ? "the prefix \"{$prefix}\" cannot be without a namespace"
            : "the namespace \"{$uri}\" cannot have the prefix \"{$prefix}\"", $valueAt);
    }

    /**
     * @param int $at where it stands
     *
     * @throws SyntaxException for what is no name
     */
    public function check(string $raw, int $at): void
    {
        if (!self::isRight($raw)) {
            \preg_match(self::NAME, $raw, $match);
            $wrong = $at + \strlen($match[0] ?? '');
            $this->source->fail("unexpected {$this->source->found($wrong)} in a name", $wrong);
        }
    }

    /**
     * @param string $raw as {@see BYTES} finds it
     */
    private static function isRight(string $raw): bool
    {
        return \preg_match('/[\x80-\xFF]/', $raw) !== 1 || self::isName($raw);
    }

    private static function isName(string $name): bool
    {
        return \preg_match(self::NAME, $name, $match) === 1 && $match[0] === $name;
    }

    private function prefixed(string $raw, int $colon): ?string
    {
        $uri = $this->uris[\substr($raw, 0, $colon)] ?? '';
        $local = \substr($raw, $colon + 1);

        return $colon === 0 || $uri === '' || !Syntax::isName($local) ? null : "{{$uri}}{$local}";
    }
}
