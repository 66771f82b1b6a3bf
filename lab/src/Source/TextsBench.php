<?php

declare(strict_types=1);

namespace Kiln\Lab\Source;

use Kiln\Lab\Graph\Codec;
use Kiln\Lab\Measure\FreshProcess;
use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Report\Progress;

/**
 * igbinary against JSON, with Chinese texts.
 */
final readonly class TextsBench
{
    private const CODECS = [
        Codec::Json, Codec::JsonUnescaped, Codec::Igbinary, Codec::Msgpack, Codec::Serialize, Codec::Kiln, Codec::KilnNative, Codec::KilnJson,
    ];

    public function __construct(private FreshProcess $php, private SourceExtent $extent, private Progress $progress) {}

    /**
     * @return list<Figure>
     */
    public function run(): array
    {
        $this->progress->start('Chinese texts', \count(self::CODECS));
        $times = $lengths = [];
        foreach (self::CODECS as $codec) {
            if ($codec->isThere()) {
                $measured = $this->php->run(
                    ['texts', $codec->value, (string) $this->extent->textRounds],
                    KilnExtension::environment($codec === Codec::KilnNative),
                );
                $times[$codec->value] = ['write' => new Timing([(float) $measured['write']]), 'read' => new Timing([(float) $measured['read']])];
                $lengths[$codec->value] = ['length' => new Timing([(float) $measured['bytes']])];
            }
            $this->progress->advance();
        }
        $this->progress->finish();
        $calls = number_format($this->extent->textRounds);

        return [
            new Figure('texts-time', 'Nested texts in Chinese, time', 'direction', "ms for {$calls} calls", $times),
            new Figure('texts-length', 'Nested texts in Chinese, length', 'what is written', 'bytes', $lengths),
        ];
    }
}
