<?php

declare(strict_types=1);

namespace Kiln\Lab\Request;

use JMS\Serializer\Naming;
use JMS\Serializer\Serializer as JmsSerializer;
use JMS\Serializer\SerializerBuilder as JmsBuilder;
use Kiln\Bridge\Jms\JmsSerializer as KilnInPlaceOfJms;
use Kiln\Bridge\Jms\SerializerBuilder as KilnJmsBuilder;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Lab\Json\Workload;
use Kiln\Lab\Json\Workloads;
use Kiln\Serializer;
use Symfony\Component\PropertyInfo\Extractor;
use Symfony\Component\PropertyInfo\PropertyInfoExtractor;
use Symfony\Component\Serializer\Encoder\JsonEncoder;
use Symfony\Component\Serializer\Normalizer;
use Symfony\Component\Serializer\Serializer as SymfonySerializer;

/**
 * One request, in the process of the web server. Who answers it is set up as an application would that starts from nothing: with what a
 * deployment stores, and nothing in memory.
 */
final readonly class Request
{
    public const NOBODY = 'nothing';

    public const CONTENDERS = [
        self::NOBODY, 'kiln', 'kiln-native', 'kiln-compiled', 'kiln-native-compiled', 'kiln-preloaded', 'kiln-native-preloaded',
        'kiln-jms', 'kiln-jms-native', 'kiln-jms-compiled', 'kiln-jms-native-compiled', 'kiln-jms-preloaded', 'kiln-jms-native-preloaded',
        'jms', 'symfony',
    ];

    /**
     * @param array<mixed> $query
     *
     * @return array{create: float, write: float, read: float, again: float, files: int, hash: string} microseconds; `again` is a second
     *         call of each; the hash is that of what was written and, written once more by ext/json, of what was read
     */
    public static function run(array $query): array
    {
        ['contender' => $contender, 'document' => $document, 'directory' => $directory] = $query + ['contender' => self::NOBODY, 'document' => 'order', 'directory' => ''];
        \assert(\is_string($contender) && \is_string($document) && \is_string($directory));
        $workload = Workloads::get($document);
        // Made by reflection: the model is loaded, and no contender has done anything before it is timed.
        $value = $workload->graph();
        $json = $workload->json;
        $type = $workload->type($contender === 'symfony' ? '%s[]' : (str_contains($contender, 'jms') ? 'array<%s>' : 'list<%s>'));
        $isCompiled = preg_match('/-(compiled|preloaded)$/', $contender) === 1;
        $before = \count(get_included_files());

        $start = hrtime(true);
        $serializer = self::serializer($contender, $directory, $isCompiled);
        $created = hrtime(true);
        $text = $serializer?->serialize($value, 'json');
        $written = hrtime(true);
        $read = $serializer?->deserialize($json, $type, 'json');
        $done = hrtime(true);
        $files = \count(get_included_files()) - $before;
        $serializer?->serialize($value, 'json');
        $serializer?->deserialize($json, $type, 'json');
        $again = hrtime(true);
        if (isset($query['deploys']) && $isCompiled) {
            // What `kiln compile` does when all code is there.
            (new DirectoryStore(self::codeDirectory($contender, $directory), false))->compileIndex(false);
        }

        return [
            'create' => ($created - $start) / 1e3,
            'write' => ($written - $created) / 1e3,
            'read' => ($done - $written) / 1e3,
            'again' => ($again - $done) / 1e3,
            'files' => $files,
            'hash' => hash('xxh128', json_encode([Workload::withoutNulls(json_decode((string) $text)), $read], \JSON_THROW_ON_ERROR)),
        ];
    }

    /** @param string $directory see {@see serializer()} */
    public static function codeDirectory(string $contender, string $directory): string
    {
        return str_contains($contender, 'jms') ? "{$directory}/kiln" : $directory;
    }

    /** @param string $directory its own, writable, and the same in all requests */
    private static function serializer(string $contender, string $directory, bool $isCompiled): Serializer|KilnInPlaceOfJms|JmsSerializer|SymfonySerializer|null
    {
        if (str_contains($contender, 'jms')) {
            $builder = ($contender === 'jms' ? JmsBuilder::create() : KilnJmsBuilder::create())
                ->setPropertyNamingStrategy(new Naming\SerializedNameAnnotationStrategy(new Naming\IdenticalPropertyNamingStrategy()))
                ->setCacheDir($directory);

            return $builder instanceof KilnJmsBuilder ? $builder->build(compiled: $isCompiled) : $builder->build();
        }

        return match ($contender) {
            self::NOBODY => null,
            // With types by reflection and phpdoc. What its bundle caches in files is left out: symfony/cache would be measured with it.
            'symfony' => new SymfonySerializer([
                new Normalizer\DateTimeNormalizer(),
                new Normalizer\ArrayDenormalizer(),
                new Normalizer\PropertyNormalizer(propertyTypeExtractor: new PropertyInfoExtractor(typeExtractors: [new Extractor\PhpStanExtractor(), new Extractor\ReflectionExtractor()])),
            ], [new JsonEncoder()]),
            default => Serializer::create($directory, compiled: $isCompiled),
        };
    }
}
