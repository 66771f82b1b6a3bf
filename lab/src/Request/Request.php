<?php

declare(strict_types=1);

namespace Kiln\Lab\Request;

use Kiln\Lab\Json\Workload;
use Kiln\Lab\Json\Workloads;

/**
 * One request, in the process of the web server.
 */
final readonly class Request
{
    /**
     * @param array<mixed> $query
     *
     * @return array{create: float, write: float, read: float, again: float, files: int, hash: string} microseconds; `again` is a second
     *         call of each; the hash is that of what was written and, written once more by ext/json, of what was read
     */
    public static function run(array $query): array
    {
        ['contender' => $name, 'document' => $document, 'directory' => $directory] = $query + ['contender' => 'nothing', 'document' => 'order', 'directory' => ''];
        \assert(\is_string($name) && \is_string($document) && \is_string($directory));
        $contender = RequestContender::from($name);
        $workload = Workloads::get($document);
        // Made by reflection: the model is loaded, and no contender has done anything before it is timed.
        $value = $workload->graph();
        $json = $workload->json;
        $type = $workload->type($contender->listType());
        $read = null;
        $text = '';
        $before = \count(get_included_files());

        $start = hrtime(true);
        $serializer = $contender->serializer($directory);
        $created = hrtime(true);
        if ($serializer !== null) {
            $text = $serializer->serialize($value, 'json');
        }
        $written = hrtime(true);
        if ($serializer !== null) {
            $read = $serializer->deserialize($json, $type, 'json');
        }
        $done = hrtime(true);
        $files = \count(get_included_files()) - $before;
        if ($serializer !== null) {
            $serializer->serialize($value, 'json');
            $serializer->deserialize($json, $type, 'json');
        }
        $again = hrtime(true);
        if (isset($query['deploys'])) {
            $contender->deploy($directory);
        }

        return [
            'create' => ($created - $start) / 1e3,
            'write' => ($written - $created) / 1e3,
            'read' => ($done - $written) / 1e3,
            'again' => ($again - $done) / 1e3,
            'files' => $files,
            'hash' => hash('xxh128', json_encode([Workload::withoutNulls(json_decode($text)), $read], \JSON_THROW_ON_ERROR)),
        ];
    }
}
