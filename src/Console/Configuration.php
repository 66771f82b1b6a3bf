<?php

declare(strict_types=1);

namespace Kiln\Console;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\SerializerInterface;
use Kiln\Context;
use Kiln\SerializerBuilder;

/**
 * What the `kiln` command works with. A file `kiln.php` in the directory where the command is run returns one:
 *
 *     return new Configuration(
 *         SerializerBuilder::create()->withCacheDir(__DIR__ . '/var/kiln'),
 *         paths: ['src/Model'],
 *         types: ['list<App\Model\Order>'],
 *         contexts: [new Context(), new Context(groups: ['detail'])],
 *     );
 *
 * or just the builder, when paths and contexts are named on the command line.
 *
 * @api
 */
final readonly class Configuration
{
    public SerializerBuilder $builder;

    /** @internal whether nothing is said about a serializer of Kiln's own */
    public bool $isForJmsAlone;

    /**
     * @param ?SerializerBuilder $builder  set up as in the application: code is found again only under the same directory,
     *                                     converters and debug mode. Null for one without any setting
     * @param list<string>       $paths    files and directories with classes to compile; relative ones count from the file that
     *                                     returns this configuration
     * @param list<string>       $types    further types to compile, spelled as the application passes them: `list<App\Order>`
     * @param list<Context>      $contexts as calls name them, to compile the classes for; none for the builder's own alone
     * @param bool               $populate whether code that fills existing objects is compiled too
     * @param (SerializerInterface&ArrayTransformerInterface)|null $jms the application's serializer of jms/serializer, for
     *                                     `kiln verify` and the option `--jms`; null for one without any setting
     * @param list<string>       $formats  names of formats besides JSON to compile the classes for: `['yaml', 'msgpack']`
     */
    public function __construct(
        ?SerializerBuilder $builder = null,
        public array $paths = [],
        public array $types = [],
        public array $contexts = [],
        public bool $populate = false,
        public (SerializerInterface&ArrayTransformerInterface)|null $jms = null,
        public array $formats = [],
    ) {
        $this->isForJmsAlone = $builder === null && $jms !== null;
        $this->builder = $builder ?? SerializerBuilder::create();
    }
}
