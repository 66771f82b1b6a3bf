<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Web;

/**
 * In which state opcache is when files are read behind the web server.
 */
enum OpcacheState: string
{
    /** As PHP comes: 128 MB, of which 8 MB are for strings. */
    case Defaults = 'defaults';

    /** With room for everything. */
    case Enlarged = 'enlarged';

    /** With so little room as a server has left for one more file after it has loaded an application: a large file does not fit. */
    case Full = 'full';

    /** As the php.ini in the source's repository has it: a file of more than 10,000 bytes is never kept. */
    case SmallFilesOnly = 'small-files-only';

    /**
     * @return array<string, string>
     */
    public function settings(): array
    {
        [$memory, $strings, $largest] = match ($this) {
            self::Defaults => ['128', '8', '0'],
            self::Enlarged => ['512', '64', '0'],
            self::Full => ['8', '1', '0'],
            self::SmallFilesOnly => ['128', '8', '10000'],
        };

        return [
            'opcache.memory_consumption' => $memory,
            'opcache.interned_strings_buffer' => $strings,
            'opcache.max_file_size' => $largest,
        ];
    }

    /**
     * Whether it is there to show what a request costs whose file is not in opcache.
     */
    public function lacksRoom(): bool
    {
        return $this === self::Full || $this === self::SmallFilesOnly;
    }
}
