<?php

declare(strict_types=1);

namespace Kiln\Tests\Architecture;

use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The suites of phpunit.xml.dist hold what their names say.
 */
#[CoversNothing]
final class SuitesTest extends TestCase
{
    /** What runs an engine, or asks for the extension. */
    private const ENGINE = '~\bKiln\\\\(?:Serializer|SerializerBuilder|Native|Engine\\\\Native|Graph\\\\Graph|Bridge\\\\Jms\\\\(?:SerializerBuilder|StandaloneSerializer|JmsSerializer))\b|extension_loaded\(\'kiln~';

    #[Test]
    public function whereNoEngineTakesPartNoneIsNamed(): void
    {
        $folders = self::foldersOf('no-engine');
        self::assertNotSame([], $folders);

        $found = [];
        foreach (SourceTree::files('tests') as $path => $code) {
            $isInside = array_filter($folders, static fn(string $folder): bool => str_starts_with($path, "{$folder}/")) !== [];
            if ($isInside && preg_match(self::ENGINE, $code) === 1) {
                $found[] = $path;
            }
        }
        self::assertSame([], $found);
    }

    #[Test]
    public function aTestOfAnEngineIsRecognised(): void
    {
        self::assertMatchesRegularExpression(self::ENGINE, 'use Kiln\Serializer;');
        self::assertMatchesRegularExpression(self::ENGINE, 'use Kiln\Native\Declined;');
        self::assertMatchesRegularExpression(self::ENGINE, "if (extension_loaded('kiln')) {");
        self::assertDoesNotMatchRegularExpression(self::ENGINE, 'use Kiln\Engine\Php\Store\DirectoryStore;');
    }

    /**
     * @return list<string>
     */
    private static function foldersOf(string $suite): array
    {
        $configuration = simplexml_load_string((string) file_get_contents(SourceTree::root() . '/phpunit.xml.dist'));
        self::assertNotFalse($configuration);

        return array_values(array_map(strval(...), (array) $configuration->xpath("testsuites/testsuite[@name='{$suite}']/directory")));
    }
}
