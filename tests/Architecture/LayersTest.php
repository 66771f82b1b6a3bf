<?php

declare(strict_types=1);

namespace Kiln\Tests\Architecture;

use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Dependencies point one way. The table is the rule; docs/architecture.md draws it.
 */
#[CoversNothing]
final class LayersTest extends TestCase
{
    /** Layer (the first folder under src/) => the layers it may use besides itself. */
    private const MAY_USE = [
        'Error' => [],
        // What PHP itself makes hard: files that appear whole, warnings as values, values as code.
        'System' => [],
        'Attribute' => ['Error'],
        Layers::VOCABULARY => ['Error', 'Attribute'],
        // Dates and times of a user's classes.
        'Time' => ['Attribute'],
        'Type' => [Layers::VOCABULARY, 'Error'],
        'Metadata' => [Layers::VOCABULARY, 'Error', 'System', 'Type', 'Attribute'],
        'Plan' => [Layers::VOCABULARY, 'Error', 'Type', 'Attribute', 'Metadata'],
        // From here on nobody knows attributes: they are decisions by now.
        'Format' => [Layers::VOCABULARY, 'Time', 'Error', 'Type', 'Metadata', 'Plan'],
        'Engine' => [Layers::VOCABULARY, 'Error', 'System', 'Type', 'Metadata', 'Plan', 'Format'],
        'Graph' => [Layers::VOCABULARY, 'Error', 'System'],
        Layers::ROOT => [Layers::VOCABULARY, 'Error', 'Type', 'Metadata', 'Plan', 'Format', 'Engine', 'Graph'],
        // What documents look like, in other languages.
        'Schema' => [Layers::VOCABULARY, 'Error', 'Attribute', 'Type', 'Plan', 'Format', 'Engine', Layers::ROOT],
        // What another serializer means, without its package.
        'Dialect' => [Layers::VOCABULARY, 'Error', 'System', 'Type', 'Metadata', 'Plan', 'Format', 'Engine'],
        'Bridge' => [Layers::VOCABULARY, 'Error', 'System', 'Type', 'Attribute', 'Metadata', 'Plan', 'Format', 'Engine', 'Dialect', 'Graph', Layers::ROOT],
        'Console' => [Layers::VOCABULARY, 'Error', 'System', 'Attribute', 'Type', 'Metadata', 'Plan', 'Format', 'Engine', 'Dialect', 'Graph', Layers::ROOT, 'Schema', 'Bridge'],
    ];

    /** Small classes directly in src/ that every layer above them may use. */
    private const VOCABULARY = ['AnyMessage', 'Bytes', 'ClassConverter', 'Context', 'Engine', 'JsonOptions', 'Limits', 'Optional', 'Raw', 'References', 'Reset', 'ValueConverter'];

    /** Namespace of another package (or of PHP itself) => the layers that may use it. */
    private const FOREIGN = [
        'PHPStan\PhpDocParser' => ['Type', 'Metadata'],
        'PHPStan' => ['Bridge'],
        'PhpParser' => ['Bridge'],
        'Psalm' => ['Bridge'],
        'Rector' => ['Bridge'],
        'Symfony\Component\Console' => ['Console'],
        'Symfony\Component\ExpressionLanguage' => ['Metadata', 'Engine', Layers::ROOT, 'Bridge'],
        'Composer\Autoload' => ['Bridge'],
        'JMS\Serializer' => ['Bridge', 'Console'],
        'Metadata' => ['Bridge'],
        'Doctrine' => ['Bridge'],
        'Illuminate\Contracts\Cache' => ['Bridge'],
        'Liip\Serializer' => ['Bridge'],
        'Symfony\Component\Cache' => ['Bridge'],
        'Psr\Cache' => ['Bridge'],
        'Psr\Container' => ['Bridge'],
        'Psr\SimpleCache' => ['Bridge'],
        'Random' => ['Bridge', 'Console'],
        // The extension.
        'Kiln\Native' => ['Engine', 'Dialect', 'Graph', Layers::ROOT, 'Bridge'],
    ];

    /** Folder => all of Kiln that it may name besides itself: what is in it could be a package of its own. */
    private const BY_ITSELF = [
        // The last is a list of names alone.
        'Engine/Php/Store' => ['Error', 'System', 'Metadata\\Written', 'Native\\KnownPrograms', 'Engine\\Preloaded'],
        'Graph' => ['Error', 'System', 'Native'],
    ];

    #[Test]
    public function everyArrowPointsOneWay(): void
    {
        $layers = self::layers();
        $violations = [];
        $files = SourceTree::files('src', '.php');
        foreach ($files as $path => $code) {
            array_push($violations, ...$layers->violations(substr($path, \strlen('src/')), $code));
        }

        self::assertNotSame([], $files);
        self::assertSame([], $violations, implode("\n", $violations));
    }

    #[Test]
    public function theStoreOfCodeAndTheGraphKnowNoFormatAndNotEachOther(): void
    {
        $violations = [];
        foreach (self::BY_ITSELF as $folder => $allowed) {
            $files = SourceTree::files("src/{$folder}", '.php');
            self::assertNotSame([], $files);
            $pattern = '~^(?!Kiln\\\\)|^Kiln\\\\(?:' . implode('|', array_map(preg_quote(...), [strtr($folder, '/', '\\'), ...$allowed])) . ')(?:\\\\|$)~';
            foreach ($files as $path => $code) {
                foreach ((new SourceFile($code))->references() as $reference) {
                    array_push($violations, ...(preg_match($pattern, $reference->name) === 1 ? [] : ["{$path}:{$reference->line} names {$reference->name}"]));
                }
            }
        }

        self::assertSame([], $violations, implode("\n", $violations));
    }

    #[Test]
    public function theTableHasNoCycle(): void
    {
        self::assertNull(self::layers()->cycle());
        self::assertSame(['A', 'B', 'C'], (new Layers(['A' => ['B'], 'B' => ['C'], 'C' => ['A']], [], [], []))->cycle());
    }

    /** @return iterable<string, array{string, string, list<string>}> */
    public static function planted(): iterable
    {
        yield 'an import that points back' => [
            'Type/Broken.php',
            "<?php\nnamespace Kiln\\Type;\n\nuse Kiln\\Plan\\ObjectPlan;\n",
            ['src/Type/Broken.php:4 (layer Type) must not use Kiln\Plan\ObjectPlan: it belongs to Plan, and Type may use only vocabulary, Error'],
        ];
        yield 'a fully qualified name' => [
            'Metadata/Broken.php',
            "<?php\nnamespace Kiln\\Metadata;\nreturn new \\Kiln\\Engine\\Php\\Printer();\n",
            ['src/Metadata/Broken.php:3 (layer Metadata) must not use Kiln\Engine\Php\Printer: it belongs to Engine, and Metadata may use only vocabulary, Error, System, Type, Attribute'],
        ];
        yield 'a name relative to an imported namespace' => [
            'Plan/Broken.php',
            "<?php\nnamespace Kiln\\Plan;\nuse Kiln as K;\nfunction f(): K\\Format\\Json\\Writer { }\n",
            ['src/Plan/Broken.php:4 (layer Plan) must not use Kiln\Format\Json\Writer: it belongs to Format, and Plan may use only vocabulary, Error, Type, Attribute, Metadata'],
        ];
        yield 'one member of a group' => [
            'Format/Broken.php',
            "<?php\nnamespace Kiln\\Format;\nuse Kiln\\{\n    Type\\ListType,\n    Engine\\Engine as E,\n};\n",
            ['src/Format/Broken.php:5 (layer Format) must not use Kiln\Engine\Engine: it belongs to Engine, and Format may use only vocabulary, Time, Error, Type, Metadata, Plan'],
        ];
        yield 'the front door from below' => [
            'Engine/Broken.php',
            "<?php\nnamespace Kiln\\Engine;\nuse Kiln\\Serializer;\nuse Kiln\\Context;\n",
            ['src/Engine/Broken.php:3 (layer Engine) must not use Kiln\Serializer: it belongs to root, and Engine may use only vocabulary, Error, System, Type, Metadata, Plan, Format'],
        ];
        yield 'a cache of values that knows the engine' => [
            'Graph/Broken.php',
            "<?php\nnamespace Kiln\\Graph;\nuse Kiln\\Engine\\Php\\Store\\CodeLookup;\n",
            ['src/Graph/Broken.php:3 (layer Graph) must not use Kiln\Engine\Php\Store\CodeLookup: it belongs to Engine, and Graph may use only vocabulary, Error, System'],
        ];
        yield 'an unqualified neighbour' => [
            'Context.php',
            "<?php\nnamespace Kiln;\nfinal class Context {\n    public function __construct(private Serializer \$serializer, private Limits \$limits) {}\n}\n",
            ['src/Context.php:4 (layer vocabulary) must not use Kiln\Serializer: it belongs to root, and vocabulary may use only Error, Attribute'],
        ];
        yield 'a name relative to its own namespace' => [
            'Limits.php',
            "<?php\nnamespace Kiln;\nreturn [namespace\\Type\\ListType::class, Error\\Violation::class, Plan\\Guard::class];\n",
            [
                'src/Limits.php:3 (layer vocabulary) must not use Kiln\Type\ListType: it belongs to Type, and vocabulary may use only Error, Attribute',
                'src/Limits.php:3 (layer vocabulary) must not use Kiln\Plan\Guard: it belongs to Plan, and vocabulary may use only Error, Attribute',
            ],
        ];
        yield 'a trait, an attribute and a switch case of the own namespace' => [
            'Optional.php',
            "<?php\nnamespace Kiln;\n#[Serializer(1)]\nclass Optional {\n    use Serializer;\n    function f(\$x) { switch (\$x) { case Serializer::X: } }\n}\n",
            [
                'src/Optional.php:3 (layer vocabulary) must not use Kiln\Serializer: it belongs to root, and vocabulary may use only Error, Attribute',
                'src/Optional.php:5 (layer vocabulary) must not use Kiln\Serializer: it belongs to root, and vocabulary may use only Error, Attribute',
                'src/Optional.php:6 (layer vocabulary) must not use Kiln\Serializer: it belongs to root, and vocabulary may use only Error, Attribute',
            ],
        ];
        yield 'anything from the lowest layer' => [
            'Error/Broken.php',
            "<?php\nnamespace Kiln\\Error;\nuse Kiln\\Context;\n",
            ['src/Error/Broken.php:3 (layer Error) must not use Kiln\Context: it belongs to vocabulary, and Error may use nothing but itself'],
        ];
        yield 'a folder that nobody has placed' => [
            'Misc/Thing.php',
            "<?php\nnamespace Kiln\\Misc;\n",
            ['src/Misc/Thing.php: the layer "Misc" is not in the rule table'],
        ];
        yield 'another package in the wrong layer' => [
            'Engine/Broken.php',
            "<?php\nnamespace Kiln\\Engine;\nuse PHPStan\\PhpDocParser\\Lexer\\Lexer;\n",
            ['src/Engine/Broken.php:3 (layer Engine) must not use PHPStan\PhpDocParser\Lexer\Lexer: PHPStan\PhpDocParser may be used only by Type, Metadata'],
        ];
        yield 'the extension in the wrong layer' => [
            'Plan/Broken.php',
            "<?php\nnamespace Kiln\\Plan;\nuse Kiln\\Native\\WriteProgram;\n",
            ['src/Plan/Broken.php:3 (layer Plan) must not use Kiln\Native\WriteProgram: Kiln\Native may be used only by Engine, Dialect, Graph, ' . Layers::ROOT . ', Bridge'],
        ];
        yield 'a package that is not required' => [
            'Console/Broken.php',
            "<?php\nnamespace Kiln\\Console;\nuse function Amp\\async;\n",
            ['src/Console/Broken.php:3 (layer Console) must not use Amp\async: its package is not in the rule table'],
        ];
        yield 'nothing wrong' => [
            'Engine/Php/Printer.php',
            "<?php\nnamespace Kiln\\Engine\\Php;\n\nuse Kiln\\Context;\nuse Kiln\\Error\\Violation;\nuse Kiln\\Plan\\{ObjectPlan, Read\\Expect};\nuse function strlen;\n\n"
                . "final class Printer {\n    public function p(Context \$c): \\Closure { return function () use (\$c): \\DateTimeInterface { return f(Serializer: 1, x: Expect::class); }; }\n}\n",
            [],
        ];
    }

    /** @param list<string> $expected */
    #[Test]
    #[DataProvider('planted')]
    public function aPlantedViolationIsFound(string $path, string $code, array $expected): void
    {
        $layers = new Layers(self::MAY_USE, self::VOCABULARY, self::FOREIGN, ['Context', 'Limits', 'Optional', 'Serializer']);

        self::assertSame($expected, $layers->violations($path, $code));
    }

    private static function layers(): Layers
    {
        $rootClasses = [];
        foreach (array_keys(SourceTree::files('src', '.php')) as $path) {
            if (\dirname($path) === 'src') {
                $rootClasses[] = basename($path, '.php');
            }
        }

        return new Layers(self::MAY_USE, self::VOCABULARY, self::FOREIGN, $rootClasses);
    }
}
