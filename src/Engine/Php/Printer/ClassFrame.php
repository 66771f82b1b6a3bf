<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\System\Ascii;

/**
 * The frame of a generated class: its file with header, namespace and imports, and its members.
 *
 *     $frame = new ClassFrame('OrderReader_5f1c0a9b7e3d');
 *     $frame->function('read', 'mixed $data, Reading $kiln', '\App\Order', $statements);
 *     $class = $frame->print(['Reads App\Order.'], [Reading::class]);
 *
 * @internal
 */
final readonly class ClassFrame
{
    private const COMMENT = "/**\n * @internal\n */\n";

    /** Lines of the table of places besides its entries: an empty one, a comment, and brackets. */
    private const AROUND_PLACES = 4;

    /** The line of the first member, that of the class being 0. */
    private const FIRST = 2;

    private Code $members;

    /** What comes behind the class. */
    private Code $bound;

    public function __construct(private string $name)
    {
        $this->members = new Code();
        $this->bound = new Code();
    }

    /**
     * A member that needs no frame.
     */
    public function member(string ...$lines): void
    {
        $this->members->gap();
        foreach ($lines as $line) {
            $this->members->line($line);
        }
    }

    /**
     * A function. Where it uses what is not public in a class, it is a closure bound to that class, in a static property.
     *
     * @param string       $parameters `mixed $data, Reading $kiln`
     * @param string       $returns    a type of PHP
     * @param ?string      $scope      the class; null where all is public
     * @param ?string      $documented the return type for phpdoc, where it says more
     * @param list<string> $opening    lines before the statements
     */
    public function function(string $name, string $parameters, string $returns, Code $statements, ?string $scope = null, ?string $documented = null, array $opening = []): void
    {
        if ($scope !== null) {
            $type = $documented ?? $returns;
            $this->closure($scope, $name, '(' . \preg_replace('/ \$\w+/', '', $parameters) . '): ' . (\str_contains($type, '|') ? "({$type})" : $type), "({$parameters}): {$returns}", $statements);

            return;
        }
        $this->member(...($documented === null || $documented === $returns ? [] : ["/** @return {$documented} */"]), ...["public static function {$name}({$parameters}): {$returns}"]);
        $this->members->mark();
        $this->members->open('{');
        foreach ($opening as $line) {
            $this->members->line($line);
        }
        $this->members->put($statements);
        $this->members->close('}');
    }

    /**
     * How a function is called from other generated code.
     *
     * @param bool   $isScoped  whether {@see function()} was given a scope
     * @param string $arguments before the last one
     * @param string $kiln      the last one
     */
    public static function call(string $class, string $function, bool $isScoped, string $arguments, string $kiln = '$kiln'): string
    {
        return ($isScoped ? "({$class}::\${$function})" : "{$class}::{$function}") . "({$arguments}, {$kiln})";
    }

    /**
     * A closure that sees what is not public in a class.
     *
     * @param string $type      for phpdoc: `(\App\Order): void`
     * @param string $signature `(\App\Order $object): void`
     */
    public function closure(string $scope, string $name, string $type, string $signature, Code $statements): void
    {
        $this->member("/** @var \\Closure{$type} */", "public static \\Closure \${$name};");
        $this->bound->line('');
        $this->bound->line(Php::comment("Bound to {$scope}, so that it sees what is not public."));
        $this->bound->open("{$this->name}::\${$name} = \\Closure::bind(");
        $this->bound->mark();
        $this->bound->open("static function {$signature} {");
        $this->bound->put($statements);
        $this->bound->close('},');
        $this->bound->line('null,');
        $this->bound->line(Php::classConstant($scope) . ',');
        $this->bound->close(');');
    }

    /**
     * @param array<int, list<string|int|list<string>|null>> $places by number of the line, that of the class being 0
     */
    private function whole(array $places): Code
    {
        $class = new Code();
        $class->line("final class {$this->name}");
        $class->open('{');
        $class->put($this->members);
        if ($places !== []) {
            $class->gap();
            $class->line('// What is called from a line on is for this member; lines from that of the class, null for the key of a loop.');
            $class->line(Php::lines('public const PLACES = [', \array_map(static fn(int $line, array $place): string => "{$line} => " . Php::literal($place) . ',', \array_keys($places), $places), '];'));
        }
        $class->close('}');
        $class->put($this->bound);

        return $class;
    }

    /**
     * @return array<int, list<string|int|list<string>|null>> see {@see whole()}
     */
    private function places(): array
    {
        // What is bound stands behind the class, and its table.
        $behind = self::FIRST + $this->members->length() + 1;
        $places = self::changes($this->members->places(), self::FIRST, []);
        $bound = self::changes($this->bound->places(), $behind, $places === [] ? [] : $places[\array_key_last($places)]);
        $length = \count($places) + \count($bound) + self::AROUND_PLACES;
        foreach ($bound as $line => $place) {
            $places[$line + $length] = $place;
        }

        return $places;
    }

    /**
     * @param array<int, list<string|int|list<string>|null>> $places by number of the line
     * @param list<string|int|list<string>|null>             $last   that of the lines before
     *
     * @return array<int, list<string|int|list<string>|null>> those that are not the same as before, by number from the class on
     */
    private static function changes(array $places, int $from, array $last): array
    {
        \ksort($places);
        $changes = [];
        foreach ($places as $line => $place) {
            if ($place !== $last) {
                $changes[$from + $line] = $last = $place;
            }
        }

        return $changes;
    }

    /**
     * @param list<string>       $header  lines of comment that say what the file is
     * @param list<class-string> $imports those not used in the class are left out
     */
    public function print(array $header, array $imports = []): GeneratedClass
    {
        $text = self::COMMENT . $this->whole($this->places())->text();
        \sort($imports, \SORT_STRING);
        $used = '';
        foreach ($imports as $import) {
            if (self::names($text, \substr((string) \strrchr('\\' . $import, '\\'), 1))) {
                $used .= "use {$import};\n";
            }
        }
        $lines = ['<?php', '', ...\array_map(Php::comment(...), $header), '', 'declare(strict_types=1);', '', 'namespace ' . GeneratedClass::IN_NAMESPACE . ';', '', $used];

        return new GeneratedClass($this->name, \implode("\n", $lines) . ($used === '' ? '' : "\n") . $text);
    }

    /**
     * Whether a text has a word that is neither a variable nor a part of another name.
     */
    private static function names(string $text, string $word): bool
    {
        $at = 0;
        while (($at = \strpos($text, $word, $at + 1)) !== false) {
            if (!Ascii::hasAny($text[$at - 1], Ascii::WORD . '\\$') && !Ascii::hasAny($text[$at + \strlen($word)] ?? '', Ascii::WORD)) {
                return true;
            }
        }

        return false;
    }
}
